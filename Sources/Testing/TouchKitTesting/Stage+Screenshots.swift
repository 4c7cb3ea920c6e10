import TouchTrace
public import Drawing
public import Foundation
import Inspector
import TouchKit

/// What a stage shows, for comparisons with how it was before.
extension Stage: ScreenshotSubject {
  /// The size of the screen, in points.
  public var screenshotSize: CGSize { screenSize }

  /// What is to be seen, laid out and drawn as in a window.
  public func screenshot(measuring: any TextMeasuring) -> DisplayList {
    let former = application.textMeasuring
    application.textMeasuring = former ?? measuring
    defer { application.textMeasuring = former }
    application.layoutIfNeeded()
    return application.picture()
  }

  /// Has views measure text, and code that reads pixels find them, with a renderer.
  ///
  /// Called by `usePixels()` of `ScreenshotTesting`.
  public func use(renderer: any TextMeasuring) { application.textMeasuring = renderer }

  /// The responders that got the touches so far, and through which responder chain, as the sandbox
  /// shows it.
  public func screenshotOverlay(measuring: any TextMeasuring) -> DisplayList {
    let recorder = OverlayRecorder()
    for record in log.records { recorder.record(record) }
    return OverlayPainter(measuring: measuring).picture(of: recorder.state, in: screenshotSize)
  }

  /// The windows and their views, rear first, one a line.
  public var screenshotTree: String {
    application.layoutIfNeeded()
    return application.treeSnapshot().text
  }

  /// The calls so far, one line each.
  public var screenshotTranscript: String { transcript }

  /// The areas in which views get touches, a rectangle a line.
  ///
  /// Views that decide about touches themselves are asked at each point, without a touch.
  public var screenshotHitMap: String { facts.touchText }

  /// The views and the areas in which they get touches, as JSON.
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
