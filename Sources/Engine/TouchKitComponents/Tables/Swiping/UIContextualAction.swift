public import Foundation
@_spi(Components) public import TouchKit

/// An action of a row that a swipe brings into sight (Apple: UIContextualAction).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does: it is given itself, the view that was pressed, and what to call when all
  /// is done, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let kind: Style
  private let handling: Handler

  /// Creates an action; the handler is called when its button is pressed or the row swept away.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    kind = style
    handling = handler
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  /// What the action means.
  open var style: Style { kind }

  /// What the action does.
  open var handler: Handler { handling }

  /// What the button says; it shows the image alone where the row is too low for both.
  open var title: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the button; unless set, red for destructive actions and grey for other actions.
  open var backgroundColor: UIColor! {
    get { colour ?? (kind == .destructive ? .systemRed : .systemGray) }
    set { colour = newValue }
  }
  private var colour: UIColor?

  /// What the button shows, in white; nil for nothing.
  open var image: UIImage?
}

extension UIContextualAction {
  /// What an action means.
  nonisolated public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// To delete what cannot be brought back.
    case destructive = 1
  }
}
