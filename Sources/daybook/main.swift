import CommandLineTool

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

exit(DaybookTool.run())
