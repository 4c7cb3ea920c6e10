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
    let secret: [UInt8]
    /// When it left; nil while it is there.
    var left: Int64?
  }

  private let limits: Limits
  private var viewers: [Viewer] = []
  private var count: UInt32 = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  /// Lets a page in, as a new viewer unless it knows the secret of one of its role.
  mutating func enter(_ secret: [UInt8], as role: Role = .host, at time: Int64) -> Entry {
    forget(at: time)
    let known = viewers.firstIndex { $0.role == role && Secret.isSame($0.secret, secret) }
    if let index = known {
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
    // Pages that come and go by the thousand leave no more than this behind.
    let gone = viewers.count { $0.left != nil } - 256
    for _ in 0..<max(0, gone) {
      viewers.firstIndex { $0.left != nil }.map { _ = viewers.remove(at: $0) }
    }
  }
}
