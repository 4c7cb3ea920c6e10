/// Collects violated rules.
struct Faults {
  /// The subject of the rules; its text is created only for a violation, which is rare.
  private enum Subject {
    case name(String)
    case touch(Int, receiver: NodeSnapshot?)
  }

  private let subject: Subject
  private(set) var found: [String] = []

  /// Creates the collection for a responder or a recognizer, by its name.
  init(_ name: String) { subject = .name(name) }

  /// Creates the collection for a touch, by its number, optionally for one responder.
  init(touch: Int, for receiver: NodeSnapshot? = nil) {
    subject = .touch(touch, receiver: receiver)
  }

  /// Adds a violation if the condition is false.
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
