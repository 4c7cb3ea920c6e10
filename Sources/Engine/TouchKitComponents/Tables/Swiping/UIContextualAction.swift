public import Foundation
@_spi(Components) public import TouchKit

/// An action of a row that a swipe reveals (Apple: UIContextualAction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The handler of an action.
  ///
  /// It receives the action, the pressed view, and a closure. Call the closure at the end, with
  /// whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let kind: Style
  private let handling: Handler

  /// Creates an action; the handler is called for a press of its button and for a full swipe.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    kind = style
    handling = handler
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  /// The style of the action.
  open var style: Style { kind }

  /// The handler of the action.
  open var handler: Handler { handling }

  /// The title of the button; low rows show the image only, if there is one.
  open var title: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the button; by default, red for destructive actions and grey for others.
  open var backgroundColor: UIColor! {
    get { colour ?? (kind == .destructive ? .systemRed : .systemGray) }
    set { colour = newValue }
  }
  private var colour: UIColor?

  /// The image of the button, in white; nil for none.
  open var image: UIImage?
}

extension UIContextualAction {
  /// The styles of actions.
  nonisolated public enum Style: Int, Sendable {
    /// A normal action.
    case normal = 0
    /// An action that deletes data irrevocably.
    case destructive = 1
  }
}
