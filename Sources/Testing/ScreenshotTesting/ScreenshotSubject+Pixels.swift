public import Drawing

extension ScreenshotSubject {
  /// Has text measured in the real fonts, and pixels made for code that reads them, from now on:
  /// `CGContext.data`, `UIImage.pngData()`, `UIGraphicsImageRenderer.pngData(actions:)`.
  ///
  /// Without it a stage needs no fonts and makes no pixels: lengths of text are estimates, and those
  /// three have nothing to answer.
  @MainActor
  public func usePixels() { use(renderer: SubjectContent.renderer) }
}
