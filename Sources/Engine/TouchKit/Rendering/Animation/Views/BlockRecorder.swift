import Foundation

/// Records changes inside the block of one call as animations.
final class BlockRecorder: AnimationRecorder {
  var settings: AnimationSettings { didSet { clock = nil } }
  private let batch: AnimationBatch
  private var clock: TimedClock?
  private var application: UIApplication?
  /// The changed views, in the order of their changes.
  private var views: [UIView] = []

  init(_ settings: AnimationSettings, completion: ((Bool) -> Void)?) {
    self.settings = settings
    batch = AnimationBatch(
      allowsUserInteraction: settings.options.contains(.allowUserInteraction),
      completion: completion
    )
    // The block itself counts until it has run.
    batch.add()
  }

  func record(_ property: AnimatedProperty, of view: UIView, from old: ViewLook, to new: ViewLook) {
    let start = startingLook(of: view, else: old)
    animate(
      property,
      of: view,
      along: path(of: property, from: property.isAdditive ? old : start, to: new),
      from: old
    )
  }

  func animate(
    _ property: AnimatedProperty,
    of view: UIView,
    along path: AnimationPath,
    from old: ViewLook
  ) {
    guard let application = view.attachedWindow?.application else { return }
    self.application = application
    if !views.contains(where: { $0 === view }) { views.append(view) }
    takeOver(property, of: view, application)
    guard !settings.isImmediate else { return }
    let clock = self.clock ?? settings.clock(from: application.currentTime)
    self.clock = clock
    let animation = RunningAnimation(
      property,
      path: path,
      isAdditive: property.isAdditive,
      clock: clock,
      batch: batch
    )
    application.animations.add(animation, to: view)
    view.animations?.showLook(at: application.currentTime)
  }

  func animate(
    _ key: LayerKey,
    of layer: CALayer,
    from start: LayerValue,
    to end: LayerValue
  ) {
    guard let application = layer.enclosingView?.attachedWindow?.application else { return }
    self.application = application
    var start = start
    if settings.options.contains(.beginFromCurrentState), layer.motions != nil {
      start = layer.presentationLook.value(of: key) ?? start
    }
    application.animations.layers.interrupt(layer) { ($0 as? BlockMotion)?.property == key }
    guard !settings.isImmediate else { return }
    let clock = self.clock ?? settings.clock(from: application.currentTime)
    self.clock = clock
    let motion = BlockMotion(key, from: start, to: end, clock: clock, batch: batch) {
      application.animations.complete($0)
    }
    layer.start(motion)
  }

  private func startingLook(of view: UIView, else old: ViewLook) -> ViewLook {
    guard settings.options.contains(.beginFromCurrentState) else { return old }
    return view.animations?.shown ?? old
  }

  /// Ends the animations of a property that a new one cannot be combined with.
  ///
  /// Additive animations continue. An endless animation ends if the new one begins from its present value.
  private func takeOver(_ property: AnimatedProperty, of view: UIView, _ owner: UIApplication) {
    let beginsThere = settings.options.contains(.beginFromCurrentState)
    owner.animations.interrupt(view) { other in
      guard other.property == property, other.batch !== batch else { return false }
      return !other.isAdditive || (beginsThere && other.isEndless)
    }
  }

  private func path(
    of property: AnimatedProperty,
    from old: ViewLook,
    to new: ViewLook
  ) -> AnimationPath {
    let change = LookChange(property, from: old, to: new)
    guard property.isAdditive else { return .straight(change.start, change.end) }
    return .straight(change.start - change.end, .zero)
  }

  /// Lays out the changed views if the options require it, so that subviews move along.
  func layOut() {
    guard settings.options.contains(.layoutSubviews) else { return }
    for view in views { view.layoutIfNeeded() }
  }

  /// Ends the recording after the block has run.
  func close() {
    let changedAtOnce = settings.isImmediate && !views.isEmpty
    batch.remove(finished: true)
    guard batch.isOver else { return }
    let application = self.application ?? UIApplication.shared
    if changedAtOnce || AnimationBatch.isCompleting {
      application.animations.completeSoon([batch])
    } else {
      // There is nothing to wait for.
      application.animations.complete(batch)
    }
  }
}
