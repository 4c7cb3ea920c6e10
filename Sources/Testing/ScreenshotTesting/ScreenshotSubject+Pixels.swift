public import Drawing

extension ScreenshotSubject {
  /// Uses real fonts and real pixels from now on.
  ///
  /// Views then measure text in the real fonts, and code can read pixels: `CGContext.data`, `UIImage.pngData()`,
  /// `UIGraphicsImageRenderer.pngData(actions:)`. Without this call a stage needs no fonts and creates no pixels.
  /// Lengths of text are then estimates, and those three return no pixels.
  @MainActor
  public func usePixels() { use(renderer: SubjectContent.renderer) }
}
