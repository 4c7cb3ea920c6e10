import CairoRenderer
package import Foundation
import Geometry
package import Inspector
package import TouchInput
package import SandboxHost

/// A recording shown in a window, where it is played at any speed, stopped and gone through.
///
/// It is the window of a scene without the scene: the same keys, panels and time line.
package final class WindowPlayback {
  private let loop: WindowLoop

  /// How the recording is shown.
  package struct Options {
    /// How fast, compared with how it was.
    package var speed = 1.0
    /// What lies over it, and in which language.
    package var settings = AnnotationSettings(showsOverlay: true)
    /// Whether animations show the overlay.
    package var showsOverlay = true
    /// Where screenshots go.
    package var screenshots = "Screenshots"
    /// The keys of the window.
    package var keys = KeyTable.sandbox
    /// Whether the recording fills the window but for the status bar.
    package var isBare = false
    /// The scenes that the window can go to instead; the one that was recorded may be among them.
    package var gallery = SceneGallery.none
    /// What the recorded one is called there.
    package var scene = ""
    /// Facts about the app that the recorded scene was imported from.
    package var facts = AppFacts()
    /// What is reported on standard output; nil reports nothing.
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
        facts: options.facts,
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

  /// How many frames have been played.
  package var position: Int { loop.replayPosition }

  /// Writes down how the window stands, for the next run.
  package func keepPlace(in memory: inout WindowMemory) { loop.keepPlace(in: &memory) }

  /// Plays until the window is closed; at the end it goes on showing the last picture.
  package func runUntilClosed() throws(ProgramError) { try loop.runUntilOver() }
}
