public import Drawing
public import Foundation

/// A line at the top that says in which mode the window is.
public struct ModeBanner {
  /// What it says.
  public var text: String
  /// The colours.
  public var palette: OverlayPalette

  /// Creates a banner; by default with the standard colours.
  public init(text: String, palette: OverlayPalette = .standard) {
    self.text = text
    self.palette = palette
  }

  /// The picture for a window of a size.
  public func picture(in size: CGSize, measuring: any TextMeasuring) -> DisplayList {
    let room = max(0, size.width - 32)
    let run = TextRun(
      text,
      font: FontDescription(size: 13, weight: .bold),
      color: palette.selection.counterpart,
      maximumWidth: Double(room)
    )
    let length = measuring.size(of: run)
    let width = min(length.width, room)
    let box = CGRect(
      x: ((size.width - width) / 2 - 10).rounded(),
      y: 4,
      width: width + 20,
      height: length.height + 8
    )
    let shape = Path(roundedRect: box, cornerRadius: 6)
    return DisplayList([
      .fill(shape, palette.selection),
      .stroke(shape, palette.selection.counterpart, StrokeStyle(width: 1)),
      .text(run, at: CGPoint(x: box.minX + 10, y: box.minY + 4)),
    ])
  }
}
