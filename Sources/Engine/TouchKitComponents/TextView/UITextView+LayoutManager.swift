import Foundation
@_spi(Components) import TouchKit

extension UITextView {
  /// Knows where each character of the shown text is, in the coordinates of `textContainer`.
  ///
  /// Its text is a copy of the view's: what is changed there is not shown.
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
