import Foundation

/// Records changes inside the block of one call as keyframe animations.
final class KeyframeRecorder: AnimationRecorder {
  var settings: AnimationSettings
  private let mode: KeyframeMode
  /// The recorder that runs the animations.
  private let runner: any AnimationRecorder
  private var tracks: [KeyframeTrack] = []
  private var range = 0.0...1.0

  init(_ runner: any AnimationRecorder, mode: KeyframeMode) {
    settings = runner.settings
    self.mode = mode
    self.runner = runner
  }

  /// Records the changes of a block as a keyframe in a part of the whole animation.
  func add(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = range
    let first = start > 0 ? min(start, 1) : 0
    range = first...max(first, min(1, first + (duration > 0 ? duration : 0)))
    animations()
    range = outer
  }

  func record(_ property: AnimatedProperty, of view: UIView, from old: ViewLook, to new: ViewLook) {
    let change = LookChange(property, from: old, to: new)
    let known = tracks.firstIndex { $0.view === view && $0.property == property }
    let index = known ?? tracks.endIndex
    if known == nil {
      tracks.append(
        KeyframeTrack(view: view, property: property, old: old, first: change.start)
      )
    }
    tracks[index].steps.append(
      KeyframeTrack.Step(start: range.lowerBound, end: range.upperBound, value: change.end)
    )
  }

  func animate(
    _ property: AnimatedProperty,
    of view: UIView,
    along path: AnimationPath,
    from old: ViewLook
  ) {
    runner.animate(property, of: view, along: path, from: old)
  }

  func animate(
    _ key: LayerKey,
    of layer: CALayer,
    from start: LayerValue,
    to end: LayerValue
  ) {
    runner.animate(key, of: layer, from: start, to: end)
  }

  /// Lays out the changed views if the options require it, so that subviews move along.
  func layOut() {
    guard settings.options.contains(.layoutSubviews) else { return }
    for track in tracks { track.view.layoutIfNeeded() }
  }

  /// Ends the recording after the block has run.
  func close() {
    for track in tracks {
      let path = track.path(mode, isAdditive: track.property.isAdditive)
      animate(track.property, of: track.view, along: path, from: track.old)
    }
  }
}
