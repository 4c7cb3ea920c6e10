import Drawing
public import Foundation

/// How things are drawn.
nonisolated extension CGContext {
  /// Sets the colour of insides.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.drawingColor }

  /// Sets the colour of insides from its components, each 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a grey for insides.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.drawingColor }

  /// Sets the colour of lines from its components, each 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a grey for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets how wide lines are, in the coordinates in force when they are drawn; 1 unless set.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets how lines end; cut straight unless set.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets how pieces of lines meet; in sharp corners unless set.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how many times longer than the line is wide a corner's tip may be; 10 unless set.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, and how far into them lines begin; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }

  /// Sets how much of everything shows, 0…1; 1 unless set.
  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = alpha > 0 ? min(Double(alpha), 1) : 0
  }

  /// Sets how what is drawn combines with what is there; it covers it unless set.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.drawingMode }

  /// Lets everything cast a shadow; the offset is not turned or scaled with the coordinates.
  ///
  /// A larger blur is softer: it is twice the standard deviation, in points. Without a colour the
  /// shadow ends.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      color: color.drawingColor,
      offset: offset,
      radius: blur > 0 ? Double(blur) / 2 : 0
    )
  }

  /// Lets everything cast a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges of lines and shapes are smooth; true unless set.
  ///
  /// Where the context does not allow it, they are not. Text is always smooth (our choice).
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.wantsSmoothEdges = shouldAntialias
    recordSmoothness()
  }

  /// Sets whether edges may be smooth at all; true unless set.
  ///
  /// No part of what `saveGState()` saves.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothEdges = allowsAntialiasing
    recordSmoothness()
  }

  /// Records how edges are from here on, if that is another way than so far.
  func recordSmoothness() {
    let isSmooth = allowsSmoothEdges && state.wantsSmoothEdges
    guard isSmooth != state.hasSmoothEdges else { return }
    state.hasSmoothEdges = isSmooth
    list.append(.antialias(isSmooth))
  }

  /// How smooth enlarged pictures are.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
