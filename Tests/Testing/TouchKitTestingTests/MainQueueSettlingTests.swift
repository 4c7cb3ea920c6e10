import Foundation
import Synchronization
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Settling waits for work on the main queue")
struct MainQueueSettlingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let chain = Chain()

  @MainActor
  private final class Chain {
    var isEnded = false

    nonisolated deinit {}
  }

  init() { stage.rootView.addSubview(label) }

  @Test("Work on Dispatch's queue, on Foundation's, and of tasks has run")
  func kinds() async {
    let (label, log) = (label, ProbeLog())
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("main", "queue") } }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { log.add("main", "operation") } }
    Task { @MainActor in
      log.add("main", "task")
      label.text = "done"
    }
    #expect(log.lines == [])
    #expect(await stage.settleMainQueue())
    #expect(Set(log.lines) == ["main.queue", "main.operation", "main.task"])
    #expect(label.text == "done" && stage.faults == [])
  }

  @Test("Work that starts other work has ended too, though the application does not see it")
  func chains() async {
    let label = label
    hand(on: 15) { label.text = "gone" }
    #expect(await stage.settleMainQueue())
    #expect(label.text == "gone")
  }

  /// Runs a closure after some other closures, each of which starts the next one.
  private func hand(on times: Int, _ work: @escaping @MainActor () -> Void) {
    guard times > 0 else { return work() }
    if times.isMultiple(of: 2) {
      Task { @MainActor in hand(on: times - 1, work) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { hand(on: times - 1, work) } }
    }
  }

  @Test("A long chain that shows its steps runs to its end")
  func longChain() async {
    count(to: 300)
    #expect(await stage.settleMainQueue())
    #expect(label.text == "300")
  }

  private func count(_ value: Int = 1, to end: Int) {
    label.text = "\(value)"
    guard value < end, !chain.isEnded else { return }
    Task { @MainActor in count(value + 1, to: end) }
  }

  @Test("Work without an end fails the test at the line that waits")
  func endless() async {
    let messages = Mutex<[String]>([])
    await withKnownIssue {
      count(to: .max)
      #expect(await !stage.settleMainQueue(line: 4711))
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return issue.sourceLocation?.line == 4711
    }
    #expect(messages.withLock(\.count) == 1)
    #expect(messages.withLock { $0.first?.hasPrefix("the main queue still") } == true)
    #expect(stage.faults.count == 1)
    // Otherwise the chain would continue beside other tests.
    chain.isEnded = true
  }

  @Test("What never ends by itself is given up after the limit")
  func limit() async {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { label.alpha = 0 }
    #expect(await !stage.settleMainQueue(within: 3))
    #expect(stage.time == 3 && stage.faults == [])
  }

  @Test("Without awaiting, time passes and the test goes on")
  func occupied() {
    let label = label
    DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "late" } }
    #expect(stage.settle())
    #expect(label.text == nil)
  }
}
