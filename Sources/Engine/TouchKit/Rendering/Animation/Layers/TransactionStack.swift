import Foundation

/// The settings of a transaction.
struct TransactionValues {
  var duration: TimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var clientValues: [String: Any] = [:]
  /// The waiter for the animations that begin in the transaction.
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

/// A waiter for the animations of a transaction and its nested transactions.
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

  /// Adds an animation that began.
  func add() {
    pending += 1
    outer?.add()
  }

  /// Removes an animation that ended, finished or not.
  func remove() {
    pending -= 1
    completeIfOver()
    outer?.remove()
  }

  /// Marks the transaction as committed, so that no more animations begin.
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
  // Unchecked, because it is read at the end of every turn of work.
  /// The settings made outside transactions while the present event is handled.
  private static var turn: TransactionValues?

  /// The present settings.
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

  /// Ends the settings of the present event.
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
    // The former waiter keeps waiting for animations that have already begun.
    let former = values.waiter
    let waiter = TransactionWaiter(block, outer: begun.dropLast().last?.waiter)
    change { $0.waiter = waiter }
    former?.commit()
  }
}
