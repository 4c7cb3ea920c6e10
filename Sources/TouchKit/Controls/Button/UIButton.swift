public import Foundation

/// A control that a finger presses to have something done (Apple: UIButton).
///
/// A lift inside sends `.touchUpInside` and, with it, `.primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private let type: ButtonType
  private var titles = StateTable<String>()

  /// Creates a button that draws nothing but what it is given.
  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
  }

  /// Creates a button of a type, of size zero.
  public init(type buttonType: ButtonType) {
    type = buttonType
    super.init(frame: .zero)
  }

  /// Creates a button that performs an action, and shows its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button that performs an action, and shows its title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Creates a button of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    type = .custom
    super.init(coder: coder)
  }

  /// The type with which the button was created.
  open var buttonType: ButtonType { type }

  /// Whether the button's primary action changes `isSelected`; false unless set.
  open var changesSelectionAsPrimaryAction = false

  // MARK: - Titles

  /// Sets the title for a state; where none is set the normal one is shown.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    setNeedsLayout()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// The title for the present state.
  open var currentTitle: String? { titles.shown(in: state) }

  // MARK: - Interaction

  override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Refuses what would take a tap away from the button.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if ControlClaim(of: self, on: gestureRecognizer).isSingleTap { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func takePrimaryAction(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title, for: .normal)
  }
}

extension UIButton {
  /// How a button looks unless it is told otherwise.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom = 0
    /// Text in the tint colour that fades under a finger.
    case system = 1
    /// A circled “i” for details.
    case detailDisclosure = 2
    /// A circled “i”, light.
    case infoLight = 3
    /// A circled “i”, dark.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A circled cross.
    case close = 7

    /// The older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }
}
