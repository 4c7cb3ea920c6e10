public import Drawing
public import Foundation

/// The picture of the windows. Ours: on a device the system makes it.
extension UIApplication {
  /// Runs the pending layout.
  public final func layoutIfNeeded() {
    FramePasses(application: self).layOut()
  }

  /// Runs pending layout and drawing code, as a frame does, without making a picture.
  ///
  /// For hosts without a picture, such as tests. Code in `layoutSubviews()` and `draw(_:)` has run afterwards, and the
  /// damage is kept.
  package final func finishFrame() {
    FramePasses(application: self).finishFrame()
  }

  /// Runs a frame without making a picture; returns whether the picture would differ from the last one.
  ///
  /// It replaces `layoutIfNeeded()`, `takeDamage()` and `picture(in:)`. The application cannot tell which of them its
  /// host calls.
  package final func passFrame() -> Bool { FramePasses(application: self).passFrame() }

  /// The number of screen changes; two equal values mean that nothing changed.
  package final var changeCount: Int { damage.count }

  /// Returns the picture of the visible windows, in points from the top left corner of the screen.
  ///
  /// With a region, only the content inside its rectangles has to be included.
  public final func picture(in region: [CGRect]? = nil) -> DisplayList {
    FramePasses(application: self).picture(in: region)
  }

  /// The text measurer; nil for an estimate without fonts.
  public final var textMeasuring: (any TextMeasuring)? {
    get { measure }
    set { measure = newValue }
  }

  /// Returns the rectangles that changed on the screen since the last call, in points; empty without changes.
  public final func takeDamage() -> [CGRect] {
    FramePasses(application: self).damage()
  }
}
