public import Foundation

/// A subject that a test compares with a stored screenshot: a stage.
///
/// This module declares it so that the modules that show a subject and those that compare it are
/// independent.
@MainActor
public protocol ScreenshotSubject {
  /// The size in points.
  var screenshotSize: CGSize { get }

  /// Returns the drawing, in points; the renderer that paints it measures its text.
  func screenshot(measuring: any TextMeasuring) -> DisplayList

  /// Sets the renderer that measures its text and makes pixels for code that reads them.
  func use(renderer: any TextMeasuring)

  /// Returns the inspector's overlay, in points.
  func screenshotOverlay(measuring: any TextMeasuring) -> DisplayList

  /// The views, one line each.
  var screenshotTree: String { get }

  /// The events, one line each.
  var screenshotTranscript: String { get }

  /// The touch areas of views, one line each.
  var screenshotHitMap: String { get }

  /// The views and touch areas as a file for a review of differences; nil for none.
  var screenshotFacts: String? { get }
}

extension ScreenshotSubject {
  /// The default: no areas.
  public var screenshotHitMap: String { "" }

  /// The default: no file.
  public var screenshotFacts: String? { nil }
}
