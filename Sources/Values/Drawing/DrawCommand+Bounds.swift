public import Foundation

extension DrawCommand {
  /// Returns the box that the command paints in its own coordinates, `CGRect.null` for nothing.
  ///
  /// Without a text measurer, the boxes of text are estimated generously.
  public func localBounds(measuring: (any TextMeasuring)? = nil) -> CGRect {
    switch self {
    case .save, .restore, .concatenate, .clip, .clipPath, .antialias, .endGroup:
      .null
    case .fillRect(let rect, _):
      rect
    case .strokeRect(let rect, _, let style):
      rect.insetBy(dx: -style.reach, dy: -style.reach)
    case .fill(let path, _):
      path.boundingBox
    case .stroke(let path, _, let style):
      path.boundingBox.insetBy(dx: -style.reach, dy: -style.reach)
    case .text(let run, let point):
      run.bounds(at: point, measuring: measuring)
    case .gradient(_, let rect):
      rect
    case .picture(let use):
      use.target.standardized
    case .shadow(let path, let shadow):
      shadow.bounds(of: path.boundingBox)
    case .replay(let recording):
      recording.bounds
    case .beginGroup(let group):
      group.bounds
    }
  }
}

extension StrokeStyle {
  /// The maximum distance of painted pixels from the centre of the line.
  public var reach: CGFloat {
    // The corner of a square end is as far away as that of a right angle.
    let factor = join == .miter ? max(miterLimit, StrokeStyle.usualMiterLimit) : 1.5
    return CGFloat(max(width, 0) / 2 * factor)
  }
}

extension TextRun {
  /// Returns the box of the glyphs, including parts outside of the line's box.
  fileprivate func bounds(at point: CGPoint, measuring: (any TextMeasuring)?) -> CGRect {
    let size = measuring?.size(of: self) ?? estimatedSize
    let overhang = CGFloat(font.size + (outline?.width ?? 0)) / 2
    return CGRect(origin: point, size: size).insetBy(dx: -overhang, dy: -overhang)
  }

  private var estimatedSize: CGSize {
    let lines = string.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let widest = Double(string.utf8.count) * font.size * 1.5
    let width = maximumWidth.map { min($0, widest) } ?? widest
    return CGSize(width: width, height: Double(lines) * font.size * 2)
  }
}
