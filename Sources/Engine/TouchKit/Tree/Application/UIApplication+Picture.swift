public import Drawing
public import Foundation

/// The picture that the windows make. Ours: on a device the system does this.
extension UIApplication {
  /// Runs the layout that is waiting.
  public final func layoutIfNeeded() {
    FramePasses(application: self).layOut()
  }

  /// Lays out what is waiting, and draws what is due: all that a frame does but for its picture.
  ///
  /// For hosts that show none, such as tests: code that works in `layoutSubviews()` and `draw(_:)`
  /// has run then, and what changed on the screen is still to be taken.
  package final func finishFrame() {
    FramePasses(application: self).finishFrame()
  }

  /// Does what a frame does where no picture is asked for; tells whether it would differ from
  /// the one before.
  ///
  /// In the place of `layoutIfNeeded()`, `takeDamage()` and `picture(in:)`: the application cannot
  /// tell which of them its host calls.
  package final func passFrame() -> Bool { FramePasses(application: self).passFrame() }

  /// Counts what changed on the screen; two equal counts mean that nothing did.
  package final var changeCount: Int { damage.count }

  /// What the visible windows show, in points from the top left corner of the screen.
  ///
  /// With a region, only what is seen inside of its rectangles need be there.
  public final func picture(in region: [CGRect]? = nil) -> DisplayList {
    FramePasses(application: self).picture(in: region)
  }

  /// The text measurer; nil for an estimate that needs no fonts.
  public final var textMeasuring: (any TextMeasuring)? {
    get { measure }
    set { measure = newValue }
  }

  /// What changed on the screen since the last call, in points; empty when nothing did.
  public final func takeDamage() -> [CGRect] {
    FramePasses(application: self).damage()
  }
}
