// What a file that imports both `Testing` and `UIKit` asks for.
//
// The toolchain knows a module of this name on Apple's platforms and looks for it here too; without
// it such a file does not compile.
@_exported public import Testing
@_exported public import UIKit
