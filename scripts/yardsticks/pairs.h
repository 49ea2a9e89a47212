/* Text as Daybook puts it into the word index. */
#ifndef PAIRS_H
#define PAIRS_H

/* A copy in which each run of CJK characters stands as its overlapping pairs and its last character, with spaces between. The made
 * events have no other script without spaces. */
char *in_pairs(const char *text);

#endif
