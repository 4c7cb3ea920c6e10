import TouchTrace
public import Drawing
public import Foundation
import Inspector
import TouchKit

/// The content of a stage for comparisons with references.
extension Stage: ScreenshotSubject {
  /// The size of the screen, in points.
  public var screenshotSize: CGSize { screenSize }

  /// Returns the visible content, laid out and drawn as in a window.
  public func screenshot(measuring: any TextMeasuring) -> DisplayList {
    let former = application.textMeasuring
    application.textMeasuring = former ?? measuring
    defer { application.textMeasuring = former }
    application.layoutIfNeeded()
    return application.picture()
  }

  /// Uses a renderer to measure text, and to make pixels for code that reads them.
  ///
  /// It is called by `usePixels()` of `ScreenshotTesting`.
  public func use(renderer: any TextMeasuring) { application.textMeasuring = renderer }

  /// Returns a picture of the responders that received the touches so far, with their responder chains.
  public func screenshotOverlay(measuring: any TextMeasuring) -> DisplayList {
    let recorder = OverlayRecorder()
    for record in log.records { recorder.record(record) }
    return OverlayPainter(measuring: measuring).picture(of: recorder.state, in: screenshotSize)
  }

  /// The windows and their views, rear first, one per line.
  public var screenshotTree: String {
    application.layoutIfNeeded()
    return application.treeSnapshot().text
  }

  /// The calls so far, one per line.
  public var screenshotTranscript: String { transcript }

  /// The areas in which views receive touches, one rectangle per line.
  ///
  /// Views with their own hit-test code are asked at each point, without a touch.
  public var screenshotHitMap: String { facts.touchText }

  /// The views and the areas in which they receive touches, as JSON.
  public var screenshotFacts: String? { facts.json }

  private var facts: ScreenFacts {
    let calls = transcript.split(separator: "\n").map(String.init)
    let tree = application.treeSnapshot()
    var facts = ScreenFacts(
      tree,
      application.hitGrid(size: screenSize),
      looks: application.looks()
    )
    facts.transcript = calls
    return facts
  }
}
