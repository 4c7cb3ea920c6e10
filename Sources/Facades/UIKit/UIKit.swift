// What `import UIKit` brings into user code.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import SandboxHost
@_exported public import TouchKit
@_exported public import TouchKitComponents
