/// What a view of a scene was in the app that it was imported from.
nonisolated public struct SceneOrigin: Hashable, Sendable {
  /// Its address there: `0x7f811cf064d0`.
  public let address: String?
  /// Its class there, where the scene has another.
  public let appClass: String?
  /// What is not known about it, so that answers that depend on it can say so.
  public let openQuestion: String?

  /// Describes an origin.
  public init(address: String?, appClass: String?, openQuestion: String?) {
    self.address = address
    self.appClass = appClass
    self.openQuestion = openQuestion
  }
}
