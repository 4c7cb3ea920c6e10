import Foundation
@_spi(Components) import TouchKit

/// What a text view holds beside the text as characters.
@MainActor
struct TextViewState {
  /// The text with its attributes; its characters are those of the editor.
  var text = NSMutableAttributedString(string: "")
  var font: UIFont?
  var color: UIColor?
  /// What the next text looks like, if that was set since the caret moved.
  var typing: [NSAttributedString.Key: Any]?
  var links: [NSAttributedString.Key: Any]?
  /// The text in lines, and the room for which they were set.
  var page: TextPage?
  var manager: NSLayoutManager?
  var storage: NSTextStorage?
  var room: TextRoom?
  /// Where the caret wants to be while it goes from line to line, from the left, in points.
  var column: CGFloat?
  /// Where the finger came down that selects.
  var selectionStart: Int?
}

/// Draws the text of a text view, as large as all of it.
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
