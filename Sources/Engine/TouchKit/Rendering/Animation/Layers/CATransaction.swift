public import Foundation

/// How changes of layers are animated, for a number of them at once (Apple: CATransaction).
///
/// A layer that belongs to no view, and was in a window before, is animated when it changes: over a
/// quarter of a second, unless a transaction says otherwise. What is set outside of `begin()` and
/// `commit()` counts until the present event is handled.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the present one, as which it is at first.
  open class func begin() { TransactionStack.begin() }

  /// Ends the transaction begun last.
  open class func commit() { TransactionStack.commit() }

  /// Ends what was set outside of `begin()` and `commit()`.
  open class func flush() { TransactionStack.flush() }

  /// How long animations take that do not say so, in seconds; a quarter unless set.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.values.duration }

  /// Says how long animations take that do not say so, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.change { $0.duration = dur.isFinite ? max(0, dur) : 0 }
  }

  /// The pace of animations that do not say so; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.values.timingFunction
  }

  /// Says the pace of animations that do not say so.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.change { $0.timingFunction = function }
  }

  /// Whether changes of layers are seen at once; false unless set.
  open class func disableActions() -> Bool { TransactionStack.values.disablesActions }

  /// Says whether changes of layers are seen at once.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.change { $0.disablesActions = flag }
  }

  /// What is done when all animations begun from now on in the transaction are over.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.values.waiter?.block }

  /// Says what is done when all animations begun from now on in the transaction are over.
  ///
  /// At the transaction's end if there are none; animations of views count too.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.setCompletion(block)
  }

  /// A value by its name: one of the transaction's own, or a client's.
  open class func value(forKey key: String) -> Any? { TransactionStack.values.value(for: key) }

  /// Sets a value by its name: one of the transaction's own, or a client's.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(anObject.flatMap(LayerValue.number) ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions(anObject.flatMap(LayerValue.number) ?? 0 != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.change { $0.clientValues[key] = anObject }
    }
  }

  nonisolated deinit {}
}

/// The name of a transaction's duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether a transaction animates nothing.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's pace.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is done when a transaction's animations are over.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
