public import CairoRenderer
public import Foundation
import Inspector
public import TouchInput
public import TouchKit

/// A scene in an in-memory window with scripted user input; for benchmarks only.
///
/// Benchmarks are a package of their own and see only this part of the sandbox.
@_spi(Benchmarks)
public final class MeasuredLoop {
  private let window: MeasuredWindow
  private let loop: WindowLoop

  /// Starts a scene, or its recording, in the workbench, with a gallery of scenes.
  ///
  /// The frames are the input, one after the other, at locations in the scene. After the last frame, the window closes.
  /// Sizes are in points; the scene can have another size than the window.
  public init(
    _ name: String,
    size: CGSize,
    sceneSize: CGSize,
    gallery: [String] = [],
    frames: [[InputEvent]],
    replaying recording: InputRecording? = nil,
    start: @escaping (CGSize, TimeInterval) -> (UIApplication, UIWindow)
  ) throws {
    window = MeasuredWindow(size: size, frames: frames)
    let entries = gallery.map { name in
      let title = Phrase(name, name)
      return GalleryEntry(name: name, title: title, group: title, question: title, answer: title)
    }
    let target = LaunchTarget(
      name: name,
      keys: .sandbox,
      entry: entries.first { $0.name == name },
      size: sceneSize
    ) { size, time in
      let (application, window) = start(size, time)
      return StartedApplication(application, with: window)
    }
    loop = try WindowLoop(
      target,
      of: SceneGallery(entries: entries) { _ in nil },
      in: window,
      form: .workbench,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: "."),
      replaying: recording.map { Replay($0) }
    )
    window.stage = loop.session.workbench?.bench.stage
  }

  /// The duration of each frame, from its input to the request for the next one, in seconds.
  public var durations: [Double] { window.durations }

  /// The latest picture of the window; nil before its first frame.
  public var lastPicture: Bitmap? { window.lastPicture }

  /// The number of rows in the log.
  public var logRowCount: Int { loop.session.workbench?.bench.log.count ?? 0 }

  /// Runs until all scripted input is processed.
  public func runUntilOver() throws { try loop.runUntilOver() }

  /// Repaints the whole window.
  public func redraw() throws {
    loop.session.isOver = false
    loop.session.screen.isWholeFrameDue = true
    try loop.session.showFrame()
  }

  /// Shows a moment of the recording, in seconds from its beginning.
  public func showMoment(_ moment: TimeInterval) throws {
    let session = loop.session
    guard let review = session.review else { return }
    session.isOver = false
    window.goesOn = true
    review.perform(.seek(review.film.recording.header.startTime + moment))
    session.advanceReview()
    try session.showFrame()
  }
}
