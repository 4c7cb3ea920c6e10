import Foundation
import SandboxHost
import TextFormats

/// The calls of one server, each processed by a worker process.
///
/// So no call waits for another one, and each can be ended immediately.
final class CallDesk {
  /// The largest number of simultaneous calls; our choice.
  static let mostAtOnce = 4

  private let queue: MessageQueue
  private let timeLimit: TimeInterval
  private let answer: (RPCMessage.ID, String?) -> Void
  private var calls: [Call] = []
  /// The worker that finished last, kept for the next call.
  private var idle: ToolWorker?
  private var workerCount = 0
  /// The imported texts, the oldest first.
  private var texts: [(id: String, order: JSONValue)] = []
  private var importCount = 0

  /// A call that waits or is in progress.
  private final class Call {
    let id: RPCMessage.ID
    let tool: String
    let arguments: SourceNode?
    let hasDocuments: Bool
    /// The number of bytes to release in the queue when the call no longer waits.
    let size: Int
    var worker: ToolWorker?
    /// The time limit of the call; nil while it waits.
    var deadline: Date?
    var reached = "none"
    /// The imported text, while the call waits for the text's number.
    var imported: JSONValue?
    var hasImported = false

    init(
      _ id: RPCMessage.ID,
      _ tool: String,
      _ params: SourceNode?,
      _ hasDocuments: Bool,
      _ size: Int
    ) {
      (self.id, self.tool, self.hasDocuments, self.size) = (id, tool, hasDocuments, size)
      arguments = params?["arguments"]
    }

    /// Whether it may still import a text, which gets the next number.
    var mayImport: Bool {
      !hasImported && (tool == "import" || arguments?["trees"] != nil)
    }

    /// The imported texts to which it refers.
    var names: Set<String> {
      let values = ["scene", "trees", "after"].compactMap { arguments?[$0] }
      let words = values.flatMap { value in (try? value.list()) ?? [value] }.compactMap {
        try? $0.text()
      }
      return Set(words.filter { $0.hasPrefix("import-") && $0.utf8.count < 20 })
    }
  }

  /// Creates a desk that passes responses to a closure; nil is the response of a cancelled call.
  init(
    _ queue: MessageQueue,
    timeLimit: TimeInterval,
    answer: @escaping (RPCMessage.ID, String?) -> Void
  ) {
    (self.queue, self.timeLimit, self.answer) = (queue, timeLimit, answer)
  }

  /// Whether there are no calls.
  var isEmpty: Bool { calls.isEmpty }

  /// The earliest time limit of all calls; nil without calls in progress.
  var deadline: Date? { calls.compactMap(\.deadline).min() }

  // MARK: - Calls

  func add(_ id: RPCMessage.ID, _ tool: String, _ params: SourceNode?, documents: Bool, size: Int) {
    calls.append(Call(id, tool, params, documents, size))
  }

  /// Starts waiting calls, up to the largest number of simultaneous ones.
  func proceed() throws(ProgramError) {
    for call in calls where call.worker == nil {
      guard calls.count(where: { $0.worker != nil }) < Self.mostAtOnce else { break }
      if !isWaiting(call) { try start(call) }
    }
    giveNumbers()
  }

  /// Returns whether a call refers to a text that earlier calls may import or remove.
  private func isWaiting(_ call: Call) -> Bool {
    let imports = calls.prefix { $0 !== call }.count(where: \.mayImport)
    guard imports > 0 else { return false }
    let leaving = max(0, texts.count + imports - ToolRoom.mostSessions)
    return !call.names.isSubset(of: texts.dropFirst(leaving).map(\.id))
  }

  private func start(_ call: Call) throws(ProgramError) {
    // A worker may have a text that the server no longer stores.
    if !call.names.isSubset(of: texts.map(\.id)) {
      idle?.end()
      idle = nil
    }
    let worker: ToolWorker
    if let idle {
      worker = idle
    } else {
      workerCount += 1
      worker = try ToolWorker(workerCount, queue)
    }
    idle = nil
    call.worker = worker
    call.deadline = Date(timeIntervalSinceNow: timeLimit)
    queue.release(call.size)
    let missing = texts.filter { call.names.contains($0.id) && !worker.knownTexts.contains($0.id) }
    worker.knownTexts.formUnion(missing.map(\.id))
    worker.send([
      "id": call.id.json, "tool": .string(call.tool), "arguments": call.arguments?.json ?? [:],
      "documents": .bool(call.hasDocuments), "texts": .array(missing.map(\.order)),
    ])
  }

  /// Numbers imported texts in the order of the calls.
  private func giveNumbers() {
    while let call = calls.first(where: \.mayImport), let order = call.imported {
      importCount += 1
      let id = "import-\(importCount)"
      (call.imported, call.hasImported) = (nil, true)
      guard case .object(let members) = order else { continue }
      texts.append((id, .object([.init("id", .string(id))] + members)))
      if texts.count > ToolRoom.mostSessions { texts.removeFirst() }
      call.worker?.knownTexts.insert(id)
      call.worker?.send(["number": .integer(Int64(importCount))])
    }
  }

  // MARK: - Output of workers

  func hear(_ line: WorkerLine?, of worker: Int) {
    guard let call = calls.first(where: { $0.worker?.number == worker }) else { return }
    switch line {
    case .reached(let words): call.reached = words
    case .imported(let node): call.imported = node.json
    case .response(let text):
      finish(call, text)
      if let worker = call.worker { keep(worker) }
    case nil: lose(call)
    }
  }

  /// Keeps a worker for the next call, unless it uses much memory or another one is kept.
  private func keep(_ worker: ToolWorker) {
    if idle == nil, worker.isSmall { idle = worker } else { worker.end() }
  }

  /// Handles the end of a worker's output.
  func lost(_ worker: Int) {
    if idle?.number == worker { idle = nil }
    if let call = calls.first(where: { $0.worker?.number == worker }) { lose(call) }
  }

  private func lose(_ call: Call) {
    call.worker?.end()
    refuse(call, "the process of this call crashed. Last finished step: \(call.reached).")
  }

  // MARK: - Ends

  /// Ends a cancelled call.
  func cancel(_ id: RPCMessage.ID) {
    guard let call = calls.first(where: { $0.id == id }) else { return }
    call.worker?.end()
    finish(call, nil)
  }

  /// Ends calls that exceeded their time limit.
  func endLateCalls() {
    let now = Date()
    for call in calls where call.deadline.map({ $0 <= now }) ?? false {
      call.worker?.end()
      refuse(
        call,
        "the call took more than \(Int(timeLimit)) seconds and was stopped. Last finished step:"
          + " \(call.reached). Pass less, such as the tree of one window, or start the server with"
          + " a larger --time-limit."
      )
    }
  }

  private func refuse(_ call: Call, _ words: String) {
    let result = ToolResult(ToolFailure(words)).json(withDocument: call.hasDocuments)
    let response: JSONValue = ["jsonrpc": "2.0", "id": call.id.json, "result": result]
    finish(call, response.line)
  }

  private func finish(_ call: Call, _ text: String?) {
    if call.worker == nil { queue.release(call.size) }
    calls.removeAll { $0 === call }
    answer(call.id, text)
  }

  /// Ends all workers.
  func end() {
    idle?.end()
    for call in calls { call.worker?.end() }
  }
}
