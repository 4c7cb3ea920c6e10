import BrowserPlatform
import CairoRenderer
import Foundation

/// A mock of the program in a review, with entries in memory; decisions change no files.
@MainActor
final class ReviewMock {
  let address: String
  /// The page's requests, in order, such as `accept 3`.
  private(set) var requests: [String] = []
  private(set) var entries: [ReviewEntry]

  private let connection: ReviewConnection
  private let closing = CloseRequest()
  private let language: String
  /// The numbers of entries that cannot be written.
  private var readOnly: Set<Int> = []
  /// The entries that each decision changed, with their states before.
  private var decisions: [[(id: Int, state: String)]] = []

  /// The number of entries in each group.
  static let groupSize = 10

  /// Starts the server; `follow()` then plays the program's part.
  init(_ entries: [ReviewEntry], language: String = "en") throws {
    (self.entries, self.language) = (entries, language)
    connection = try ReviewConnection(
      server: SandboxProcess.executable("touch-sandbox-serve"),
      closing: closing
    )
    address = connection.address
  }

  /// Serves the page until the review ends.
  func follow() async {
    while true {
      switch connection.nextEvent(timeout: 0) {
      case .said(let data): answer(data)
      case .joined: requests.append("joined")
      case .left: requests.append("left")
      case .ended: return
      case nil: try? await Task.sleep(for: .milliseconds(2))
      }
    }
  }

  /// Ends the review, as Ctrl+C does.
  func stop() { closing.make() }

  /// Makes entries read-only.
  func makeReadOnly(_ ids: Set<Int>) { readOnly = ids }

  func count(of state: String) -> Int { entries.count { $0.state == state } }

  private func answer(_ data: Data) {
    guard let request = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      return requests.append("unreadable")
    }
    let action = request["do"] as? String ?? "?"
    let id = request["id"] as? Int ?? request["group"] as? Int
    requests.append(id.map { "\(action) \($0)" } ?? action)
    switch action {
    case "state": sendState()
    case "show": if let id { show(id) }
    case "thumbs": for id in request["ids"] as? [Int] ?? [] { send(id, role: 0) }
    case "accept": if let id { accept(id) }
    case "keep": if let id { decide([id], "kept", "Kept") }
    case "acceptGroup":
      let ids = entries.filter { $0.id / Self.groupSize == id && $0.state == "open" }.map(\.id)
      decide(ids, "accepted", "Accepted")
    case "undo": undo()
    case "close": stop()
    default: break
    }
  }

  // MARK: - Messages to the page

  private var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: ["open", "accepted", "kept"].map { ($0, count(of: $0)) })
  }

  private var done: Any {
    guard !entries.isEmpty, count(of: "open") == 0 else { return NSNull() }
    return [
      "summary": "Nothing is open: \(count(of: "accepted")) accepted, \(count(of: "kept")) kept.",
      "commit": "git add Tests/__Screenshots__",
    ]
  }

  private func sendState() {
    let groups = stride(from: 0, to: entries.count, by: Self.groupSize).map { first in
      [
        "id": first / Self.groupSize, "kind": "same", "words": "Title font 17 → 18",
        "entries": Array(first..<min(entries.count, first + Self.groupSize)),
      ] as [String: Any]
    }
    send(
      80,
      [
        "title": "CheckoutTests", "folder": "Tests/__Screenshots__", "lang": language,
        "canUndo": !decisions.isEmpty, "matching": 214, "groups": groups,
        "entries": entries.map(\.state80), "counts": counts, "done": done,
      ]
    )
  }

  private func show(_ id: Int) {
    send(81, entries[id].details)
    for role in entries[id].roles { send(id, role: role) }
  }

  private func accept(_ id: Int) {
    guard readOnly.contains(id) else { return decide([id], "accepted", "Accepted") }
    let problem = "\(entries[id].name) cannot be written: no permission."
    sendChange([], said: problem, next: nil, problem: ["id": id, "text": problem])
  }

  private func decide(_ ids: [Int], _ state: String, _ word: String) {
    decisions.append(ids.map { ($0, entries[$0].state) })
    for id in ids { entries[id].state = state }
    let open = entries.filter { $0.state == "open" }.map(\.id)
    let next = open.first { $0 > ids.last ?? 0 } ?? open.first
    sendChange(ids, said: "\(word). \(open.count) open.", next: next)
  }

  private func undo() {
    guard let last = decisions.popLast() else { return }
    for (id, state) in last { entries[id].state = state }
    sendChange(last.map(\.id), said: "Undone. \(count(of: "open")) open.", next: last.first?.id)
  }

  private func sendChange(_ ids: [Int], said: String, next: Int?, problem: [String: Any]? = nil) {
    let states = ids.map { ("\($0)", entries[$0].state) }
    send(
      83,
      [
        "states": Dictionary(uniqueKeysWithValues: states), "counts": counts, "said": said,
        "canUndo": !decisions.isEmpty, "next": next ?? NSNull(), "problem": problem ?? NSNull(),
        "done": done,
      ]
    )
  }

  private func send(_ kind: UInt8, _ object: [String: Any]) {
    guard let data = try? JSONSerialization.data(withJSONObject: object) else { return }
    connection.send(kind, data)
  }

  private func send(_ id: Int, role: UInt8) {
    guard let picture = try? entries[id].picture(role: role) else { return }
    var content = withUnsafeBytes(of: UInt32(id).littleEndian) { Data($0) }
    content.append(role)
    content.append(picture)
    connection.send(82, content)
  }
}
