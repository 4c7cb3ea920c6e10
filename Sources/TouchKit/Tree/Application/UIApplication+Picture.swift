public import Drawing
public import Foundation

/// The picture that the windows make. Ours: on a device the system does this.
extension UIApplication {
  /// Runs the layout that is waiting.
  public final func layoutIfNeeded() {
    guard hasPendingLayout else { return }
    hasPendingLayout = false
    CurrentApplication.with(self) {
      for window in windows { window.layoutIfNeeded() }
    }
  }

  /// What the visible windows show, in points from the top left corner of the screen.
  ///
  /// With a region, only what is seen inside of its rectangles need be there.
  public final func picture(in region: [CGRect]? = nil) -> DisplayList {
    animations.showLooks()
    var list = DisplayList()
    CurrentApplication.with(self) {
      var painter = PicturePainter(region: region, expecting: region == nil ? pictureLength : 0)
      for window in windows { painter.paint(.view(window)) }
      list = painter.finish()
      if region == nil { pictureLength = list.commands.count }
    }
    return list
  }

  /// The text measurer; nil for an estimate that needs no fonts.
  public final var textMeasuring: (any TextMeasuring)? {
    get { measure }
    set { measure = newValue }
  }

  /// What changed on the screen since the last call, in points; empty when nothing did.
  public final func takeDamage() -> [CGRect] {
    animations.showLooks()
    return damage.drain(clippedTo: CGRect(origin: .zero, size: screenSize))
  }
}
