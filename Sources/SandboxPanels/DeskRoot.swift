import Foundation
import TouchKit

/// The ground of the second application: it takes no touch itself, so that whatever is not on a
/// panel is the scene's.
final class DeskRoot: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}

/// The window of the second application; it takes no touch either.
final class DeskWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
