import Foundation

/// A recorder that turns clients' changes into animations.
@MainActor
protocol AnimationRecorder: AnyObject {
  /// The default settings of the animations it records.
  var settings: AnimationSettings { get set }

  /// Records the change of a property of a view in a window.
  func record(_ property: AnimatedProperty, of view: UIView, from old: ViewLook, to new: ViewLook)

  /// Begins an animation of a view if it is in a window.
  func animate(
    _ property: AnimatedProperty,
    of view: UIView,
    along path: AnimationPath,
    from old: ViewLook
  )

  /// Begins an animation of a property that only the view's layer has, if it is in a window.
  func animate(
    _ key: LayerKey,
    of layer: CALayer,
    from start: LayerValue,
    to end: LayerValue
  )
}

/// The present recorder of changes.
@MainActor
enum AnimationScope {
  /// The innermost recorder; nil outside of animations.
  private(set) static var recorder: (any AnimationRecorder)?

  /// Whether animations are enabled.
  static var isEnabled = true

  /// Whether a change would be animated.
  static var isRecording: Bool { recorder != nil && isEnabled }

  /// Makes a recorder current while the work runs.
  static func with(_ recorder: any AnimationRecorder, _ work: () -> Void) {
    let outer = begin(recorder)
    work()
    end(returningTo: outer)
  }

  /// Makes a recorder current until `end(returningTo:)` and returns the previous one.
  static func begin(_ recorder: any AnimationRecorder) -> (any AnimationRecorder)? {
    defer { self.recorder = recorder }
    return self.recorder
  }

  /// Makes the previous recorder current again.
  static func end(returningTo outer: (any AnimationRecorder)?) { recorder = outer }

  /// Records the changed properties of a view.
  static func recordChange(of view: UIView, from old: ViewLook, to new: ViewLook) {
    guard let recorder, old != new else { return }
    for property in AnimatedProperty.allCases where !new.hasSame(property, as: old) {
      recorder.record(property, of: view, from: old, to: new)
    }
  }
}
