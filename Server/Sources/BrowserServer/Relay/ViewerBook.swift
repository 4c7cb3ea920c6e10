/// The viewers of a session with their numbers, roles and secrets, and the rules for their return.
///
/// It is a value without sockets and clocks; times are seconds on any monotonic clock.
struct ViewerBook {
  /// The results of a page's hello.
  enum Entry: Hashable {
    /// A new viewer, with its own number and secret.
    case new(UInt32, secret: [UInt8])
    /// A returning viewer; another socket of the same viewer is closed.
    case back(UInt32, secret: [UInt8])
    /// A refusal, because the number of viewers is at its limit.
    case full
  }

  private struct Viewer {
    let number: UInt32
    let role: Role
    var secret: [UInt8]
    /// The time of the departure; nil while the viewer is connected.
    var left: Int64?
    /// The rank of the last participation; 0 if the viewer never took part.
    var part = 0
  }

  /// The value that a host's page sends instead of a secret to replace the present host.
  static let takeOverRequest = [UInt8](repeating: 0xFF, count: Secret.length)

  private let limits: Limits
  private var viewers: [Viewer] = []
  private var count: UInt32 = 0
  /// The number of participations.
  private var parts = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Lets a page in, as a new viewer unless it knows the secret of one with its role.
  mutating func enter(_ secret: [UInt8], as role: Role = .host, at time: Int64) -> Entry {
    forget(at: time)
    if secret == Self.takeOverRequest, role == .host,
      let index = viewers.firstIndex(where: { $0.role == .host && $0.left == nil })
    {
      // The former page must not return with its secret.
      viewers[index].secret = Secret.random
      return .back(viewers[index].number, secret: viewers[index].secret)
    }
    if let index = index(of: secret, role) {
      // Another viewer can have taken the place during the absence.
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

  /// Whether a page would return as its former viewer.
  func knows(_ secret: [UInt8], as role: Role) -> Bool { index(of: secret, role) != nil }

  private func index(of secret: [UInt8], _ role: Role) -> Int? {
    viewers.firstIndex { $0.role == role && Secret.isSame($0.secret, secret) }
  }

  /// Records that a viewer touched, voted or chose a name.
  mutating func heard(_ number: UInt32) {
    guard let index = viewers.firstIndex(where: { $0.number == number }) else { return }
    parts += 1
    viewers[index].part = parts
  }

  /// Records the time at which a viewer's socket closed.
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
    // The memory for thousands of short visits is limited; viewers who took part last are kept.
    for role in Role.allCases {
      let gone = viewers.filter { $0.left != nil && $0.role == role }
      let tooMany = gone.sorted { $0.part < $1.part }.prefix(max(0, gone.count - limits.returning))
      let numbers = Set(tooMany.map(\.number))
      viewers.removeAll { numbers.contains($0.number) }
    }
  }
}
