/// Who looks at the session: numbers, roles and secrets, and who may come back.
///
/// A value that knows no sockets and no clock; times are seconds on any steady clock.
struct ViewerBook {
  /// What becomes of a page that says hello.
  enum Entry: Hashable {
    /// It is a viewer, with a number and a secret of its own.
    case new(UInt32, secret: [UInt8])
    /// It is the viewer that it was; another socket of the same viewer is over.
    case back(UInt32, secret: [UInt8])
    /// There are as many as there may be.
    case full
  }

  private struct Viewer {
    let number: UInt32
    let role: Role
    var secret: [UInt8]
    /// When it left; nil while it is there.
    var left: Int64?
    /// Its place in the order of those who took part last; 0 for one that never did.
    var part = 0
  }

  /// The value that a host's page sends instead of a secret to replace the present host.
  static let takeOverRequest = [UInt8](repeating: 0xFF, count: Secret.length)

  private let limits: Limits
  private var viewers: [Viewer] = []
  private var count: UInt32 = 0
  /// How often viewers took part.
  private var parts = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Lets a page in, as a new viewer unless it knows the secret of one of its role.
  mutating func enter(_ secret: [UInt8], as role: Role = .host, at time: Int64) -> Entry {
    forget(at: time)
    if secret == Self.takeOverRequest, role == .host,
      let index = viewers.firstIndex(where: { $0.role == .host && $0.left == nil })
    {
      // The former page must not come back with its secret.
      viewers[index].secret = Secret.random
      return .back(viewers[index].number, secret: viewers[index].secret)
    }
    if let index = index(of: secret, role) {
      // Whoever came meanwhile has its place.
      guard viewers[index].left == nil || hasRoom(role) else { return .full }
      viewers[index].left = nil
      return .back(viewers[index].number, secret: viewers[index].secret)
    }
    guard hasRoom(role) else { return .full }
    count += 1
    let viewer = Viewer(number: count, role: role, secret: Secret.random, left: nil)
    viewers.append(viewer)
    return .new(viewer.number, secret: viewer.secret)
  }

  /// Whether a page would come back as the viewer that it was.
  func knows(_ secret: [UInt8], as role: Role) -> Bool { index(of: secret, role) != nil }

  private func index(of secret: [UInt8], _ role: Role) -> Int? {
    viewers.firstIndex { $0.role == role && Secret.isSame($0.secret, secret) }
  }

  /// A viewer touches, votes or names itself.
  mutating func heard(_ number: UInt32) {
    guard let index = viewers.firstIndex(where: { $0.number == number }) else { return }
    parts += 1
    viewers[index].part = parts
  }

  /// A viewer's socket is over.
  mutating func leave(_ number: UInt32, at time: Int64) {
    guard let index = viewers.firstIndex(where: { $0.number == number }) else { return }
    viewers[index].left = time
    forget(at: time)
  }

  private func hasRoom(_ role: Role) -> Bool {
    viewers.count { $0.left == nil && $0.role == role } < limits.viewers(role)
  }

  private mutating func forget(at time: Int64) {
    viewers.removeAll { viewer in viewer.left.map { time - $0 > limits.returnTime } ?? false }
    // Pages that come and go by the thousand leave no more than this behind; those who took part last stay.
    for role in Role.allCases {
      let gone = viewers.filter { $0.left != nil && $0.role == role }
      let tooMany = gone.sorted { $0.part < $1.part }.prefix(max(0, gone.count - limits.returning))
      let numbers = Set(tooMany.map(\.number))
      viewers.removeAll { numbers.contains($0.number) }
    }
  }
}
