public import Foundation

/// A group of layer changes that share their animation settings (Apple: CATransaction).
///
/// The system animates a change of a layer if the layer belongs to no view and was in a window before. The animation
/// takes a quarter of a second unless a transaction sets another duration. Settings made outside `begin()` and
/// `commit()` apply until the present event is handled.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a nested transaction with the settings of the present one.
  open class func begin() { TransactionStack.begin() }

  /// Ends the innermost transaction.
  open class func commit() { TransactionStack.commit() }

  /// Ends the settings made outside `begin()` and `commit()`.
  open class func flush() { TransactionStack.flush() }

  /// Returns the duration of animations without their own, in seconds; a quarter by default.
  open class func animationDuration() -> CFTimeInterval { TransactionStack.values.duration }

  /// Sets the duration of animations without their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.change { $0.duration = dur.isFinite ? max(0, dur) : 0 }
  }

  /// Returns the pace of animations without their own; nil by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.values.timingFunction
  }

  /// Sets the pace of animations without their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.change { $0.timingFunction = function }
  }

  /// Whether layers change without animation; false by default.
  open class func disableActions() -> Bool { TransactionStack.values.disablesActions }

  /// Sets whether layers change without animation.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.change { $0.disablesActions = flag }
  }

  /// Returns the block that is called when all later animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.values.waiter?.block }

  /// Sets the block that is called when all later animations of the transaction have ended.
  ///
  /// Without animations, the block is called at the transaction's end. Animations of views count too.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.setCompletion(block)
  }

  /// Returns a value by its name: a setting of the transaction or a client's value.
  open class func value(forKey key: String) -> Any? { TransactionStack.values.value(for: key) }

  /// Sets a value by its name: a setting of the transaction or a client's value.
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

/// The name of the setting for a transaction's duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The name of the setting that disables a transaction's animations.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The name of the setting for a transaction's pace.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the setting for a transaction's completion block.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
