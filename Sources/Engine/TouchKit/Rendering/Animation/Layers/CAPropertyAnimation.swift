import Foundation

/// An animation of one property of a layer, given by its name (Apple: CAPropertyAnimation).
///
/// Parts of properties have names too: `position.x`, `bounds.size`, `transform.rotation.z`, `transform.scale`. An
/// animation with an unknown name changes nothing but still takes its duration.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String? { didSet { target = LayerKeyPath(keyPath) } }
  private(set) final var target: LayerKeyPath?

  /// Whether its values are added to the property instead of replacing it; false by default.
  open var isAdditive = false

  /// Whether each cycle begins at the end of the previous one; false by default.
  open var isCumulative = false

  nonisolated deinit {}

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(_ moment: AnimationMoment, to look: CALayer) {
    guard let target else { return applyToClientValue(moment, of: look) }
    guard let form = target.form, let whole = look.value(of: target.key) else { return }
    let current = target.part.flatMap { whole.part($0) } ?? whole
    guard var value = value(at: moment, from: current, form: form) else { return }
    if isCumulative, moment.cycle > 0, let end = endValue(from: current, form: form) {
      value = value.adding(end, times: Double(moment.cycle)) ?? value
    }
    if isAdditive { value = current.adding(value) ?? value }
    look.adopt(target.part.map { whole.replacing($0, by: value) } ?? value, for: target.key)
  }

  /// Applies the animation to a value that the client stores under its own name.
  private func applyToClientValue(_ moment: AnimationMoment, of look: CALayer) {
    guard let keyPath, let sample = look.clientValues[keyPath] ?? sampleValue,
      let current = LayerValue(guessing: sample),
      var value = value(at: moment, from: current, form: current.form)
    else { return }
    if isAdditive { value = current.adding(value) ?? value }
    look.clientValues[keyPath] = value.any(like: sample)
  }

  /// A value of the animated type; nil if the animation has no values.
  var sampleValue: Any? { nil }

  /// Returns the animated value at a moment, given the property's own value; nil without one.
  func value(
    at moment: AnimationMoment,
    from current: LayerValue,
    form: LayerValue.Form
  ) -> LayerValue? { nil }

  /// Returns the value at the end of the animation.
  func endValue(from current: LayerValue, form: LayerValue.Form) -> LayerValue? {
    value(at: AnimationMoment(progress: 1, cycle: 0, duration: 1), from: current, form: form)
  }
}
