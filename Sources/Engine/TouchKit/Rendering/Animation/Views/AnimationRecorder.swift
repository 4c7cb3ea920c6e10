import Foundation

/// Makes animations of what clients change while it listens.
@MainActor
protocol AnimationRecorder: AnyObject {
  /// How animations made meanwhile run, as far as they do not say otherwise.
  var settings: AnimationSettings { get set }

  /// A property of a view in a window changed.
  func record(_ property: AnimatedProperty, of view: UIView, from old: ViewLook, to new: ViewLook)

  /// Begins an animation of a view, if it is in a window.
  func animate(
    _ property: AnimatedProperty,
    of view: UIView,
    along path: AnimationPath,
    from old: ViewLook
  )

  /// Begins an animation of what a view's layer knows beyond the view, if it is in a window.
  func animate(
    _ key: LayerKey,
    of layer: CALayer,
    from start: LayerValue,
    to end: LayerValue
  )
}

/// The recorder of changes at present.
@MainActor
enum AnimationScope {
  /// The innermost recorder; nil outside of animations.
  private(set) static var recorder: (any AnimationRecorder)?

  /// Whether changes are animated at all.
  static var isEnabled = true

  /// Whether a change would be animated.
  static var isRecording: Bool { recorder != nil && isEnabled }

  /// Makes a recorder listen while the work is done.
  static func with(_ recorder: any AnimationRecorder, _ work: () -> Void) {
    let outer = begin(recorder)
    work()
    end(returningTo: outer)
  }

  /// Makes a recorder listen until `end(returningTo:)`; answers the one that listened before.
  static func begin(_ recorder: any AnimationRecorder) -> (any AnimationRecorder)? {
    defer { self.recorder = recorder }
    return self.recorder
  }

  /// Makes the recorder that listened before listen again.
  static func end(returningTo outer: (any AnimationRecorder)?) { recorder = outer }

  /// Tells the recorder what of a view changed.
  static func recordChange(of view: UIView, from old: ViewLook, to new: ViewLook) {
    guard let recorder, old != new else { return }
    for property in AnimatedProperty.allCases where !new.hasSame(property, as: old) {
      recorder.record(property, of: view, from: old, to: new)
    }
  }
}
