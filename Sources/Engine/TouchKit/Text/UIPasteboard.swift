public import Foundation

/// A place where texts are kept for pasting (Apple: UIPasteboard).
///
/// It belongs to this program; the desktop's own clipboard does not know of it (our choice).
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  /// The texts; none unless set.
  open var strings: [String]?

  /// The first text; nil if there is none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }

  nonisolated deinit {}
}
