// What a file that imports both `Testing` and `CoreGraphics` asks for (see `_Testing_UIKit`).
@_exported public import CoreGraphics
@_exported public import Testing
