// What `import QuartzCore` brings into user code.
@_exported public import Foundation
@_exported public import TouchKit
