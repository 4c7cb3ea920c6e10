import Foundation
@_spi(Components) import TouchKit

extension UITextView {
  /// The layout manager of the shown text, in the coordinates of `textContainer`.
  ///
  /// It has a copy of the view's text; changes of the copy are not shown.
  public final var layoutManager: NSLayoutManager {
    let storage = NSTextStorage(attributedString: attributedText)
    let manager = state.manager ?? NSLayoutManager()
    if state.manager == nil {
      manager.addTextContainer(textContainer)
      manager.source = { [unowned self] in page }
    }
    state.manager = manager
    state.storage = storage
    manager.textStorage = storage
    return manager
  }
}
