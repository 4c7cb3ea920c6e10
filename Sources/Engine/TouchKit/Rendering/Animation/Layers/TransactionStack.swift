import Foundation

/// What a transaction says.
struct TransactionValues {
  var duration: TimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var clientValues: [String: Any] = [:]
  /// What waits for the animations begun in it.
  var waiter: TransactionWaiter?

  func value(for key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: duration
    case kCATransactionDisableActions: disablesActions
    case kCATransactionAnimationTimingFunction: timingFunction
    case kCATransactionCompletionBlock: waiter?.block
    default: clientValues[key]
    }
  }
}

/// Waits for the animations of a transaction, and of those inside it.
@MainActor
final class TransactionWaiter {
  private(set) var block: (() -> Void)?
  private let outer: TransactionWaiter?
  private var pending = 0
  private var isCommitted = false

  init(_ block: (() -> Void)?, outer: TransactionWaiter?) {
    self.block = block
    self.outer = outer
  }

  /// One more animation began.
  func add() {
    pending += 1
    outer?.add()
  }

  /// An animation ended, in whatever way.
  func remove() {
    pending -= 1
    completeIfOver()
    outer?.remove()
  }

  /// No more animations will begin.
  func commit() {
    isCommitted = true
    completeIfOver()
  }

  private func completeIfOver() {
    guard isCommitted, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}

/// The transactions that were begun and not yet committed, the innermost last.
@MainActor
enum TransactionStack {
  private static var begun: [TransactionValues] = []
  // Unchecked: asked at the end of every turn of work.
  /// What was set outside of transactions while the present event is handled.
  private static var turn: TransactionValues?

  /// What counts at present.
  static var values: TransactionValues {
    begun.last ?? turn ?? TransactionValues()
  }

  static func begin() {
    var inner = values
    inner.waiter = TransactionWaiter(nil, outer: inner.waiter)
    begun.append(inner)
  }

  static func commit() {
    guard let ended = begun.popLast() else { return flush() }
    ended.waiter?.commit()
  }

  static func flush() {
    if begun.isEmpty { endTurn() }
  }

  /// The present event was handled.
  static func endTurn() {
    guard let ended = turn else { return }
    turn = nil
    ended.waiter?.commit()
  }

  static func change(_ change: (inout TransactionValues) -> Void) {
    guard begun.isEmpty else { return change(&begun[begun.count - 1]) }
    var values = turn ?? TransactionValues()
    change(&values)
    turn = values
  }

  static func setCompletion(_ block: (() -> Void)?) {
    // The former waiter goes on waiting for what began so far.
    let former = values.waiter
    let waiter = TransactionWaiter(block, outer: begun.dropLast().last?.waiter)
    change { $0.waiter = waiter }
    former?.commit()
  }
}
