public import Foundation

/// A storage for texts to paste (Apple: UIPasteboard).
///
/// It belongs to this program, without a connection to the desktop's own clipboard (our choice).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  /// The texts; none by default.
  open var strings: [String]?

  /// The first text; nil without texts.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether the pasteboard contains a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }

  nonisolated deinit {}
}
