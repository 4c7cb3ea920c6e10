import CairoRenderer
package import Foundation
import Geometry
import Inspector
package import TouchInput
package import SandboxHost

/// A recording in a window, where it is played at any speed, paused and searched.
///
/// The window is that of a live scene, with the same keys, panels and time line.
package final class WindowPlayback {
  private let loop: WindowLoop

  /// The options of the window.
  package struct Options {
    /// The speed relative to the recording.
    package var speed = 1.0
    /// The overlay settings and the language.
    package var settings = AnnotationSettings(showsOverlay: true)
    /// Whether animations show the overlay.
    package var showsOverlay = true
    /// The folder for screenshots.
    package var screenshots = "Screenshots"
    /// The keys of the window.
    package var keys = KeyTable.sandbox
    /// Whether the recording fills the window except for the status bar.
    package var isBare = false
    /// The scenes that the window can switch to; the recorded one may be among them.
    package var gallery = SceneGallery.none
    /// The name of the recorded scene in the gallery.
    package var scene = ""
    /// The reports on standard output; nil reports nothing.
    package var detail: RunReport.Detail?

    package init() {}
  }

  /// Starts a recording in a window.
  package init(
    _ recording: InputRecording,
    of start: @escaping (CGSize, TimeInterval) -> StartedApplication,
    in window: any DesktopWindow,
    options: Options = Options()
  ) throws(ProgramError) {
    loop = try WindowLoop(
      LaunchTarget(
        name: (recording.header.scene as NSString).lastPathComponent,
        keys: options.keys,
        entry: options.gallery.entry(named: options.scene),
        size: recording.header.size,
        start: start
      ),
      of: options.gallery,
      in: window,
      form: options.isBare ? .bare : .workbench,
      settings: options.settings,
      report: RunReport(options.detail),
      folder: ScreenshotFolder(path: options.screenshots),
      replaying: Replay(recording, speed: options.speed)
    )
    let showsOverlay = options.showsOverlay
    loop.makeAnimation = { recording throws(ProgramError) in
      try LatestAnimation.gif(of: recording, in: start, showsOverlay: showsOverlay)
    }
  }

  /// The number of frames played so far.
  package var position: Int { loop.replayPosition }

  /// Stores the window's state for the next run.
  package func keepPlace(in memory: inout WindowMemory) { loop.keepPlace(in: &memory) }

  /// Plays until the window is closed; at the end it continues to show the last picture.
  package func runUntilClosed() throws(ProgramError) { try loop.runUntilOver() }
}
