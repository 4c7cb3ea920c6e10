import Foundation

/// A drawing of the symbol with a name; names are composed like those of the system.
///
/// `NAME.circle` and `NAME.square` frame a symbol, `.fill` fills it, and a filled frame shows the symbol as a hole;
/// `NAME.badge…` and the like do not exist here.
nonisolated struct SymbolDrawing {
  private let outline: String
  private var frame: String?
  private var isFilled = false

  /// Finds the symbol with a name; returns nil for unknown names.
  init?(name: String) {
    var rest = name
    if let known = SymbolTable.outlines[rest] {
      outline = known
      return
    }
    if rest.hasSuffix(".fill") {
      rest.removeLast(5)
      isFilled = true
    }
    if let known = SymbolTable.outlines[rest] {
      guard !SymbolTable.unfilled.contains(rest) else { return nil }
      outline = known
      return
    }
    guard let dot = rest.lastIndex(of: "."), let known = SymbolTable.outlines[String(rest[..<dot])]
    else { return nil }
    let kind = String(rest[rest.index(after: dot)...])
    guard ["circle", "square", "triangle"].contains(kind) else { return nil }
    (outline, frame) = (known, kind)
  }

  /// Returns the picture, `side` points wide and high, with lines of a width.
  func image(side: CGFloat, lineWidth: CGFloat) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: side / 24, y: side / 24)
      UIColor.black.set()
      draw(lineWidth * 24 / side, context.cgContext)
    }
  }

  private func draw(_ lineWidth: CGFloat, _ context: CGContext) {
    guard let frame, let shape = SymbolTable.outlines[frame] else {
      return draw(outline, lineWidth, filled: isFilled, .normal)
    }
    draw(shape, lineWidth, filled: isFilled, .normal)
    let low = frame == "triangle"
    context.translateBy(x: 12, y: low ? 13.5 : 12)
    context.scaleBy(x: 0.5, y: 0.5)
    context.translateBy(x: -12, y: -12)
    draw(outline, lineWidth * 1.8, filled: false, isFilled ? .clear : .normal)
  }

  private func draw(_ text: String, _ width: CGFloat, filled: Bool, _ mode: CGBlendMode) {
    for part in SymbolPath(text).parts {
      part.path.lineWidth = width
      part.path.lineCapStyle = .round
      part.path.lineJoinStyle = .round
      if part.isFilled || filled { part.path.fill(with: mode, alpha: 1) }
      if !part.isFilled { part.path.stroke(with: mode, alpha: 1) }
    }
  }
}
