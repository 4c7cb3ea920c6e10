import CairoRenderer
import Foundation
import SandboxHost
import SandboxScenes

/// Pictures of scenes for users without a display: untouched, touched, and after a drag.
struct Tour {
  let scenes: [SandboxScene]
  let size: CGSize
  let folder: ScreenshotFolder
  let showsOverlay: Bool
  /// One for all pictures, because it takes a while to read the fonts.
  private let renderer = CairoRenderer()

  init(scenes: [SandboxScene], size: CGSize, folder: ScreenshotFolder, showsOverlay: Bool) {
    self.scenes = scenes
    self.size = size
    self.folder = folder
    self.showsOverlay = showsOverlay
  }

  private struct Stop {
    let scene: SandboxScene
    let suffix: String
    let play: (inout Performance) -> Void
  }

  /// Makes the pictures; their paths go to standard output, progress to standard error.
  ///
  /// Ends early, between two pictures, when the caller asks for it.
  func play(until isInterrupted: () -> Bool) throws(ProgramError) {
    let stops = stops
    for (index, stop) in stops.enumerated() {
      guard !isInterrupted() else { return }
      let name = "\(stop.scene.name)\(stop.suffix).png"
      StandardError.write("[\(index + 1)/\(stops.count)] \(name)")
      let path = try folder.write(try picture(of: stop), named: name)
      try StandardOutput.write(path)
    }
  }

  private func picture(of stop: Stop) throws(ProgramError) -> Data {
    var performance = try Performance(
      stop.scene,
      size: size,
      showsOverlay: showsOverlay,
      renderer: renderer
    )
    stop.play(&performance)
    return try performance.png()
  }

  private var stops: [Stop] {
    scenes.flatMap { scene in
      [
        Stop(scene: scene, suffix: "") { _ in },
        Stop(scene: scene, suffix: "-touched") { $0.beginDemonstration() },
        Stop(scene: scene, suffix: "-dragged") { $0.demonstrate() },
      ]
    }
  }
}
