import Foundation

/// The layer's own time, in which its animations run and those of its sublayers.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins, in the time of the layer that holds it, in seconds; 0 unless
  /// set.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// Kept for the client; layers go on without end.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  /// How fast the layer's time passes; 0 stops its animations, 1 unless set.
  public final var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  /// A moment that is added to all of the layer's time, in seconds; 0 unless set.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Kept for the client; layers go on without end.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Kept for the client; layers go on without end.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Kept for the client; a layer's time does not turn round.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Kept for the client; layers are seen at all times.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// A moment of another layer's time in this layer's; nil means the application's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    timeScale.local(l.map { $0.timeScale.outer(t) ?? t } ?? t)
  }

  /// A moment of this layer's time in another layer's; nil means the application's time.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = timeScale.outer(t) ?? t
    return l?.timeScale.local(outer) ?? outer
  }

  /// The layer's time, seen from the application's.
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
