/// The state of a gesture recognizer in a tree snapshot.
public struct RecognizerSnapshot: Hashable, Sendable {
  /// The recognizer.
  public var node: NodeSnapshot
  /// Whether it receives touches.
  public var isEnabled: Bool
  /// The current state.
  public var state: GestureTransition.State
  /// Whether it cancels the touches in their views when it recognises.
  public var cancelsTouchesInView: Bool
  /// Whether views receive touches only after it has failed.
  public var delaysTouchesBegan: Bool
  /// Whether views receive a lift only after it has failed.
  public var delaysTouchesEnded: Bool
  /// The number of its targets.
  public var targetCount: Int
  /// The name of its delegate for developers; nil without a delegate.
  public var delegate: String?
  /// The recognizers that have to fail before it can recognise.
  public var requirements: [NodeSnapshot]
  /// The required number of taps; nil for kinds without taps.
  public var numberOfTapsRequired: Int?
  /// The minimum duration of a long press, in seconds; nil for other kinds.
  public var minimumPressDuration: Double?

  /// Creates a description.
  public init(
    node: NodeSnapshot,
    isEnabled: Bool,
    state: GestureTransition.State,
    cancelsTouchesInView: Bool,
    delaysTouchesBegan: Bool,
    delaysTouchesEnded: Bool,
    targetCount: Int,
    delegate: String? = nil,
    requirements: [NodeSnapshot] = []
  ) {
    self.node = node
    self.isEnabled = isEnabled
    self.state = state
    self.cancelsTouchesInView = cancelsTouchesInView
    self.delaysTouchesBegan = delaysTouchesBegan
    self.delaysTouchesEnded = delaysTouchesEnded
    self.targetCount = targetCount
    self.delegate = delegate
    self.requirements = requirements
  }
}
