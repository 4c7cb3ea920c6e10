import Foundation

/// An animation from one value to another (Apple: CABasicAnimation).
///
/// The property's own value replaces a missing one: `toValue` alone animates from it, `fromValue` alone animates to it,
/// and `byValue` is added to it.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil for the property's own value, or for the end minus `byValue`.
  open var fromValue: Any?

  /// The end value; nil for the property's own value, or for the start plus `byValue`.
  open var toValue: Any?

  /// The difference between start and end; nil by default.
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
