public import CairoRenderer
public import Foundation
import Inspector
public import TouchInput
public import TouchKit

/// A scene in a window in memory, whose user is written down beforehand; for benchmarks alone.
///
/// Benchmarks are a package of their own and see nothing of the sandbox but this.
@_spi(Benchmarks)
public final class MeasuredLoop {
  private let window: MeasuredWindow
  private let loop: WindowLoop

  /// Starts a scene, or its recording, in the workbench, with a gallery of scenes of such names.
  ///
  /// The frames are what comes in, one after the other, at places of the scene; after the last one
  /// the window is closed. Sizes are in points, the scene's in a window of another.
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

  /// How long each frame took, from its input until the next was asked for, in seconds.
  public var durations: [Double] { window.durations }

  /// What the window showed last; nil before its first frame.
  public var lastPicture: Bitmap? { window.lastPicture }

  /// How many rows the log has.
  public var logRowCount: Int { loop.session.workbench?.bench.log.count ?? 0 }

  /// Runs until all that was written down has come in.
  public func runUntilOver() throws { try loop.runUntilOver() }

  /// Paints everything that the window shows.
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
