/// What a gesture recognizer was at the moment a tree was written down.
public struct RecognizerSnapshot: Hashable, Sendable {
  /// Which recognizer it is.
  public var node: NodeSnapshot
  /// Whether it takes part.
  public var isEnabled: Bool
  /// Where it is in its attempt.
  public var state: GestureTransition.State
  /// Whether recognising takes the touches away from their views.
  public var cancelsTouchesInView: Bool
  /// Whether views get touches only after it has failed.
  public var delaysTouchesBegan: Bool
  /// Whether views learn of a lift only after it has failed.
  public var delaysTouchesEnded: Bool
  /// How many methods it calls.
  public var targetCount: Int
  /// What a person calls its delegate; nil without one.
  public var delegate: String?
  /// The recognizers that have to fail before it may recognise.
  public var requirements: [NodeSnapshot]
  /// How many taps it asks for; nil for kinds that count none.
  public var numberOfTapsRequired: Int?
  /// How long a long press stays down before it begins, in seconds; nil for other kinds.
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
