import CairoRenderer
import Foundation
import Inspector
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats
import TouchScripts

/// The implementation of an export.
struct Exporter {
  let options: ExportCommand
  let form: ExportForm
  let recording: InputRecording
  let scene: SandboxScene

  func run() throws(ProgramError) {
    if form != .png {
      try PictureFile(path: options.output).check(replacing: options.force)
    }
    if form == .script || form == .swift { try checkForEdits() }
    switch form {
    case .png: try writePictures()
    case .gif: try write(try gif())
    case .apng: try write(try apng())
    case .mp4: try writeFilm(.mp4)
    case .webp: try writeFilm(.webp)
    case .html: try write(try html())
    case .trace: try write(try trace())
    case .script: try write(Data(script.utf8))
    case .swift: try write(Data(try test().utf8))
    }
  }

  /// Throws an error for changes by hand, which a script or a test cannot contain.
  private func checkForEdits() throws(ProgramError) {
    let count = recording.frames.reduce(0) { $0 + $1.edits.count }
    guard count > 0 else { return }
    throw ProgramError(
      .dataError,
      "\(options.file.debugDescription) contains \(count) changes made in the window, which "
        + "--script and --swift cannot contain. Export it as --html, --gif, --png or --trace."
    )
  }

  private func write(_ data: Data) throws(ProgramError) {
    try PictureFile(path: options.output).write(data, replacing: options.force)
  }

  private var start: (CGSize, TimeInterval) -> StartedApplication {
    { size, time in scene.start(on: size, at: time) }
  }

  private var title: String {
    URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent
  }

  // MARK: - Texts

  private var script: String {
    RecordingScript.text(
      of: recording,
      expecting: DeliverySummary.expectations(of: recording, in: start)
    )
  }

  private func test() throws(ProgramError) -> String {
    guard scene.makeWindows == nil else {
      throw ProgramError(
        .dataError,
        "\(scene.name) consists of windows, which a test stage cannot show. Export it as --script or "
          + "--trace."
      )
    }
    if let file = scene.file, scene.sceneFile == nil {
      throw ProgramError(
        .dataError,
        "\(file.debugDescription) is not a scene file, so a test cannot read it. Convert it with "
          + "'touch-sandbox import -o scene.yml', and record the scene file."
      )
    }
    let source = scene.file.map { _ in
      SwiftTestScene.Source.file(scene.reference(fromFile: options.output))
    }
    return SwiftTest(
      recording,
      title: title == scene.name ? title : "\(scene.name): \(title)",
      scene: SwiftTestScene(
        source ?? .catalogue(scene.name),
        root: scene.makeRootViewController,
        window: scene.makeWindow
      )
    ).text
  }

  private func trace() throws(ProgramError) -> Data {
    var report = try PlayReport(recording, of: start, parts: .trace)
    try report.play()
    return Data(report.trace.utf8)
  }

  // MARK: - Pictures

  private func sampler(overlay: OverlayParts? = nil) throws(ProgramError) -> FrameSampler {
    try FrameSampler(
      recording,
      of: start,
      rate: options.fps,
      overlay: overlay ?? options.overlayParts,
      hasMargins: options.margin,
      scale: options.scale
    )
  }

  private func progress(_ count: Int) -> ProgressLine {
    ProgressLine(total: count, isQuiet: options.quiet)
  }

  private func writePictures() throws(ProgramError) {
    let folder = try PictureFolder(path: options.output, replacing: options.force)
    var sampler = try sampler()
    var progress = progress(sampler.count)
    do throws(ProgramError) {
      while try sampler.advance() {
        try folder.add(try sampler.png(), number: sampler.position)
        progress.showCount(sampler.position)
      }
      try folder.finish()
    } catch {
      folder.discard()
      throw error
    }
    progress.finish()
  }

  private func gif() throws(ProgramError) -> Data {
    var sampler = try sampler()
    var progress = progress(sampler.count)
    var encoder = GIFEncoder(
      width: sampler.bitmap.width,
      height: sampler.bitmap.height,
      firstInput: Int(sampler.firstInput * 100)
    )
    func moment(_ position: Int) -> Int {
      Int((Double(position) / Double(options.fps) * 100).rounded())
    }
    while try sampler.advance() {
      if sampler.isChanged { encoder.add(sampler.bitmap, at: moment(sampler.position - 1)) }
      progress.showCount(sampler.position)
    }
    // The last picture stays for a second before the animation repeats.
    encoder.finish(at: moment(sampler.position) + 100)
    progress.finish()
    return encoder.data
  }

  private func apng() throws(ProgramError) -> Data {
    var sampler = try sampler()
    var progress = progress(sampler.count)
    var encoder = APNGEncoder(width: sampler.bitmap.width, height: sampler.bitmap.height)
    func moment(_ position: Int) -> Int {
      Int((Double(position) / Double(options.fps) * 1000).rounded())
    }
    while try sampler.advance() {
      if sampler.isChanged {
        do {
          try encoder.add(sampler.bitmap, at: moment(sampler.position - 1))
        } catch {
          throw ProgramError(.software, error.description)
        }
      }
      progress.showCount(sampler.position)
    }
    progress.finish()
    // The last picture stays for a second before the animation repeats.
    return encoder.finish(at: moment(sampler.position) + 1000)
  }

  private func html() throws(ProgramError) -> Data {
    var plain = try sampler(overlay: options.touches == true ? .touches : [])
    let parts: OverlayParts = .standard
    var overlaid = try sampler(
      overlay: options.touches == false ? parts.subtracting(.touches) : parts
    )
    var progress = progress(plain.count)
    var pictures: [TraceViewer.Picture] = []
    while try plain.advance(), try overlaid.advance() {
      if plain.isChanged || overlaid.isChanged {
        pictures.append(
          TraceViewer.Picture(
            time: Double(plain.position - 1) / Double(options.fps),
            plain: try plain.png(),
            overlaid: try overlaid.png()
          )
        )
      }
      progress.showCount(plain.position)
    }
    progress.finish()
    return TraceViewer(
      title: title,
      of: TraceViewer.Subject(
        scene: scene.title.english,
        question: scene.question.english,
        answer: scene.answer.english,
        size: recording.header.size
      ),
      duration: recording.duration,
      pictures: pictures,
      showsOverlay: options.overlay,
      story: ViewerStory(of: recording, in: start),
      conflicts: conflicts
    ).html
  }

  /// The gestures at the locations of touches, played on copies that write no log.
  private var conflicts: ViewerConflicts {
    let silent = scene.inSilence?() ?? scene
    return ViewerConflicts(
      of: recording,
      in: { silent.start(on: $0, at: $1) },
      measuring: CairoRenderer()
    )
  }

  private func writeFilm(_ kind: FilmWriter.Kind) throws(ProgramError) {
    var sampler = try sampler()
    var progress = progress(sampler.count)
    let film = try FilmWriter(
      kind,
      path: options.output,
      width: sampler.bitmap.width,
      height: sampler.bitmap.height,
      rate: options.fps
    )
    do throws(ProgramError) {
      while try sampler.advance() {
        try film.add(sampler.bitmap)
        progress.showCount(sampler.position)
      }
      try film.finish()
    } catch {
      film.discard()
      throw error
    }
    progress.finish()
  }
}
