public import Foundation

/// What a test compares with how it was before: a stage.
///
/// It stands here so that the modules that show a subject and the modules that compare it need not
/// know each other.
@MainActor
public protocol ScreenshotSubject {
  /// The size in points.
  var screenshotSize: CGSize { get }

  /// What is to be seen, in points; the renderer that paints it measures its text.
  func screenshot(measuring: any TextMeasuring) -> DisplayList

  /// Has it measure text, and make pixels for code that reads them, with a renderer.
  func use(renderer: any TextMeasuring)

  /// What the inspector draws over it, in points.
  func screenshotOverlay(measuring: any TextMeasuring) -> DisplayList

  /// What it is made of, one line each.
  var screenshotTree: String { get }

  /// What happened to it, one line each.
  var screenshotTranscript: String { get }

  /// The areas in which views get touches, one line each.
  var screenshotHitMap: String { get }

  /// The views and those areas as a file that a review of differences reads; nil for none.
  var screenshotFacts: String? { get }
}

extension ScreenshotSubject {
  /// No areas.
  public var screenshotHitMap: String { "" }

  /// No file.
  public var screenshotFacts: String? { nil }
}
