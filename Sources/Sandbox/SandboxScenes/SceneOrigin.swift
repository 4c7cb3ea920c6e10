/// What a view of a scene was in the app that it was imported from.
nonisolated public struct SceneOrigin: Hashable, Sendable {
  /// Its address there: `0x7f811cf064d0`.
  public let address: String?
  /// Its class there, where the scene has another.
  public let appClass: String?
  /// What is not known about it, so that answers that depend on it can say so.
  public let openQuestion: String?
  /// The class of UIKit that its class is made of.
  public var baseClass: String?
  /// The identifier that its author gave it there.
  public var appIdentifier: String?
  /// What it showed there, where the scene's view shows nothing.
  public var appText: String?
  /// Other words by which users know it: its accessibility label, placeholder or image.
  public var otherTexts: [String] = []
  /// Whether a test driver found a place at which it can be touched; nil where none said so.
  public var isHittable: Bool?
  /// Whether it was a list without a delegate.
  public var hasNoDelegate = false
  /// Whether only places are known of the views in it, and not what lies in front.
  public var isFramesOnly = false
  /// Whether it is an accessibility element without a view of its own.
  public var isElement = false
  /// The properties of it and the views in it that the text leaves out: place, interaction.
  public var untold: Set<String> = []
  /// Whether the text has it; false for a superview that had to be made up.
  public var isInText = true
  /// The animations that ran on it, as the debugger prints them.
  public var animations: String?
  /// The responder behind it, where that is not its controller or superview.
  public var next: String?
  /// The selectors that it sends to the first responder, and not to a target.
  public var untargeted: [String] = []
  /// The object that has the method of those; nil for none that is known.
  public var untargetedTo: String?
  /// Whether keys went to it first.
  public var wasFirstResponder = false
  /// Whether it had recognizers, or may have had, that the text does not describe.
  public var hasMoreRecognizers = false
  /// The properties of which the text told the value.
  public var told: Set<String> = []

  /// Describes an origin.
  public init(address: String?, appClass: String?, openQuestion: String?) {
    self.address = address
    self.appClass = appClass
    self.openQuestion = openQuestion
  }
}
