import Foundation
@_spi(Components) import TouchKit

/// The attributes, layout and selection state of a text view.
@MainActor
struct TextViewState {
  /// The text with its attributes; its characters equal those of the editor.
  var text = NSMutableAttributedString(string: "")
  var font: UIFont?
  var color: UIColor?
  /// The attributes of typed text, if they were set after the last movement of the caret.
  var typing: [NSAttributedString.Key: Any]?
  var links: [NSAttributedString.Key: Any]?
  /// The text in lines, and the area for which they were laid out.
  var page: TextPage?
  var manager: NSLayoutManager?
  var storage: NSTextStorage?
  var room: TextRoom?
  /// The preferred column of the caret while it moves between lines, from the left, in points.
  var column: CGFloat?
  /// The offset at which the selecting finger came down.
  var selectionStart: Int?
}

/// The view that draws the whole text of a text view.
final class TextCanvas: UIView {
  private unowned let owner: UITextView

  init(of owner: UITextView) {
    self.owner = owner
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { owner.drawText() }
}
