import Drawing
public import Foundation

/// Drawing settings.
nonisolated extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.drawingColor }

  /// Sets the fill colour from its components, each 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a grey as the fill colour.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.drawingColor }

  /// Sets the stroke colour from its components, each 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a grey as the stroke colour.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the line width, in the coordinates of the time of drawing; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// Sets the shape of line ends; butt by default.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets the shape of line joins; mitered by default.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the largest ratio of a miter's length to the line width; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the lengths of dashes and gaps and the offset at which lines begin; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashes = lengths
  }

  /// Sets the opacity of all drawing, 0…1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) {
    state.opacity = alpha > 0 ? min(Double(alpha), 1) : 0
  }

  /// Sets the blend mode; new drawing covers the old by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.drawingMode }

  /// Sets the shadow of all drawing; the transform does not rotate or scale its offset.
  ///
  /// A larger blur is softer: it is twice the standard deviation, in points. A nil colour ends the shadow.
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

  /// Sets a shadow of black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets whether edges of lines and shapes are antialiased; true by default.
  ///
  /// They are not if the context does not allow it. Text is always antialiased (our choice).
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.wantsSmoothEdges = shouldAntialias
    recordSmoothness()
  }

  /// Sets whether the context allows antialiasing; true by default.
  ///
  /// `saveGState()` does not save this setting.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothEdges = allowsAntialiasing
    recordSmoothness()
  }

  /// Records the antialiasing of later edges if it changes.
  func recordSmoothness() {
    let isSmooth = allowsSmoothEdges && state.wantsSmoothEdges
    guard isSmooth != state.hasSmoothEdges else { return }
    state.hasSmoothEdges = isSmooth
    list.append(.antialias(isSmooth))
  }

  /// The smoothness of enlarged images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
