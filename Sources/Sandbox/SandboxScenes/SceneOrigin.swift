/// The origin of a scene's view in the app that it was imported from.
nonisolated public struct SceneOrigin: Hashable, Sendable {
  /// Its address in the app: `0x7f811cf064d0`.
  public let address: String?
  /// Its class in the app, if the scene has another one.
  public let appClass: String?
  /// A fact about it that is unknown, which answers that depend on it mention.
  public let openQuestion: String?
  /// The UIKit class that its class inherits from.
  public var baseClass: String?
  /// The identifier that its author gave it in the app.
  public var appIdentifier: String?
  /// Its text in the app, if the scene's view has none.
  public var appText: String?
  /// Other texts by which users know it: its accessibility label, placeholder or image.
  public var otherTexts: [String] = []
  /// Whether a test driver found a hittable point in it; nil if no driver reported it.
  public var isHittable: Bool?
  /// Whether it was a list without a delegate.
  public var hasNoDelegate = false
  /// Whether only the frames of its descendants are known, not the z-order.
  public var isFramesOnly = false
  /// Whether it is an accessibility element without a view of its own.
  public var isElement = false
  /// The properties of it and its descendants that the text leaves out: place, interaction.
  public var untold: Set<String> = []
  /// Whether the text contains it; false for a superview that the import added.
  public var isInText = true
  /// The animations that were running on it, as printed by the debugger.
  public var animations: String?
  /// Its next responder, if that is not its controller or superview.
  public var next: String?
  /// The selectors that it sends to the first responder, with a nil target.
  public var untargeted: [String] = []
  /// The object that implements those selectors; nil if unknown.
  public var untargetedTo: String?
  /// Whether it was the first responder.
  public var wasFirstResponder = false
  /// Whether it had, or may have had, recognizers that the text does not describe.
  public var hasMoreRecognizers = false
  /// The properties whose values the text contains.
  public var told: Set<String> = []

  /// Describes an origin.
  public init(address: String?, appClass: String?, openQuestion: String?) {
    self.address = address
    self.appClass = appClass
    self.openQuestion = openQuestion
  }
}
