/// Collects the promises that were broken.
struct Faults {
  /// Who promised; put into words only when a promise was broken, which hardly ever happens.
  private enum Subject {
    case name(String)
    case touch(Int, receiver: NodeSnapshot?)
  }

  private let subject: Subject
  private(set) var found: [String] = []

  /// Looks at a responder or a recognizer, by its name.
  init(_ name: String) { subject = .name(name) }

  /// Looks at a touch, by its number, perhaps for one responder.
  init(touch: Int, for receiver: NodeSnapshot? = nil) {
    subject = .touch(touch, receiver: receiver)
  }

  /// Notes a promise unless it was kept.
  mutating func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { found.append("\(name) \(promise())") }
  }

  private var name: String {
    switch subject {
    case .name(let name): name
    case .touch(let touch, nil): "f\(touch)"
    case .touch(let touch, let receiver?): "f\(touch) for \(receiver.name)"
    }
  }
}
