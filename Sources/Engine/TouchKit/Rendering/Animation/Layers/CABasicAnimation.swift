import Foundation

/// An animation from one value to another (Apple: CABasicAnimation).
///
/// What is not said is the property's own value: with `toValue` alone it goes from there, with
/// `fromValue` alone it comes there, with `byValue` it goes so far.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for where the property is, or by what it changes before its end.
  open var fromValue: Any?

  /// Where it ends; nil for where the property is, or by what it changes after its beginning.
  open var toValue: Any?

  /// By how much it changes; nil unless set.
  open var byValue: Any?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override var sampleValue: Any? { toValue ?? fromValue ?? byValue }

  override func value(
    at moment: AnimationMoment,
    from current: LayerValue,
    form: LayerValue.Form
  ) -> LayerValue? {
    let (start, end) = ends(current, form)
    return start.turned(near: end).moved(towards: end, by: moment.progress)
  }

  private func ends(_ current: LayerValue, _ form: LayerValue.Form) -> (LayerValue, LayerValue) {
    let from = LayerValue(fromValue, form: form)
    let to = LayerValue(toValue, form: form)
    let by = LayerValue(byValue, form: form)
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by) ?? from)
    case (nil, let to?, let by?): return (to.adding(by, times: -1) ?? to, to)
    case (let from?, nil, nil): return (from, current)
    case (nil, let to?, nil): return (current, to)
    case (nil, nil, let by?): return (current, current.adding(by) ?? current)
    case (nil, nil, nil): return (current, current)
    }
  }

  nonisolated deinit {}
}
