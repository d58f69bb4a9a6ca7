// Selects the platform's C library, in this one place: every source that needs the C library
// imports this module, and an unsupported platform stops the build with an error.
//
// Swift has no way to re-export an import without an underscored attribute yet.

#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(ucrt)
// Enough for arithmetic; the services of the system are in TokencSystem.
@_exported public import ucrt
#else
#error("tokenc does not support the C library of this platform; name it in CLibrary.swift")
#endif
