import Foundation
import Inspector
import TouchKit

/// A view of the workbench that draws itself with the workbench's look.
class BenchView: UIView {
  let look: WorkbenchLook

  init(_ look: WorkbenchLook) {
    self.look = look
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  var theme: Theme { look.theme }

  func scaled(_ length: CGFloat) -> CGFloat { look.scaled(length) }

  /// Returns the text in the look's language.
  func text(_ english: String, _ chinese: String) -> String { look.language(english, chinese) }

  /// Draws the contents.
  func paint(_ pen: Pen) {}

  final override func draw(_ rect: CGRect) {
    guard let pen = Pen(look) else { return }
    paint(pen)
  }
}
