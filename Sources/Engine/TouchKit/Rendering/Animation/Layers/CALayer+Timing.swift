import Foundation

/// The layer's own time, in which its animations and those of its sublayers run.
extension CALayer: CAMediaTiming {
  /// The beginning of the layer's time, in seconds of its superlayer's time; 0 by default.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// A duration, kept for the client; layers go on without end.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The speed of the layer's time, 1 by default; 0 stops its animations.
  public final var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// An offset added to the layer's time, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// A number of cycles, kept for the client; layers go on without end.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// A total time, kept for the client; layers go on without end.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// A flag kept for the client; a layer's time does not reverse.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// A fill mode, kept for the client; layers are visible at all times.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Converts a moment from another layer's time to this layer's; nil means the application's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeScale.local(l.map { $0.timeScale.outer(t) ?? t } ?? t)
  }

  /// Converts a moment from this layer's time to another layer's; nil means the application's time.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = timeScale.outer(t) ?? t
    return l?.timeScale.local(outer) ?? outer
  }

  /// The layer's time as a function of the application's.
  final var timeScale: TimeScale {
    var timings: [MediaTiming] = []
    var layer: CALayer? = self
    while let current = layer {
      if current.timing != .usual { timings.append(current.timing) }
      layer = current.superlayer
    }
    return timings.reversed().reduce(TimeScale()) { $0.inside($1) }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    let old = timing
    change(&timing)
    guard timing != old, original == nil else { return }
    enclosingView?.attachedWindow?.application?.animations.layers.timeDidChange()
  }
}
