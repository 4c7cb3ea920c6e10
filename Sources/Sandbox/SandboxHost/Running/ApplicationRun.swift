package import TouchTrace
package import Drawing
package import Foundation
import Inspector
package import TouchInput
package import TouchKit

/// An application that is alive: input goes in, pictures come out.
///
/// It knows neither window nor clock, so a window and a picture file get the same from it.
package final class ApplicationRun {
  /// The parts of the overlay that are drawn, and their look.
  var settings: AnnotationSettings
  /// Whose fingers touches are, where several people share a session.
  var owners = TouchOwners()
  /// The changes of the scene, kept for another picture of it; nil if there is no other.
  private var keptChanges: [CGRect]?
  /// Whether a picture without a window has margins in which labels stand.
  package var hasMargins = false
  /// The ring in a picture without a window, in points of the scene.
  private var ring: CGPoint?

  /// The size of the picture whose margins were painted.
  private var paintedMargins: CGSize?
  private let started: StartedApplication
  /// What follows touches for the overlay; nil where none is ever shown.
  private let recorder: OverlayRecorder?
  private let presentViews = PresentViews()
  private var annotations: Annotations
  private var texts = SceneTexts()

  /// The size of the screen that the application sees, in points.
  package private(set) var size: CGSize

  /// Follows an application that was started for a size; `listener` receives what it traces.
  ///
  /// Where the overlay is never shown, touches need not be followed for it; without a listener
  /// nothing is traced at all then, which is several times faster.
  package init(
    _ started: StartedApplication,
    size: CGSize,
    settings: AnnotationSettings,
    measuring: any TextMeasuring,
    listener: (any TraceSink)? = nil,
    followsTouches: Bool = true
  ) {
    self.started = started
    self.size = size
    self.settings = settings
    recorder = followsTouches ? OverlayRecorder() : nil
    annotations = Annotations(measuring: measuring)
    application.textMeasuring = measuring
    let sinks: [(any TraceSink)?] = [recorder, listener]
    application.traceSink = TraceFork.sink(of: sinks.compactMap(\.self))
  }

  package var application: UIApplication { started.application }

  /// Has another receiver get what the application traces.
  func listen(_ listener: any TraceSink) {
    let sinks: [(any TraceSink)?] = [recorder, listener]
    application.traceSink = TraceFork.sink(of: sinks.compactMap(\.self))
  }

  /// The size of a picture without a window, in points.
  package var pictureSize: CGSize { pictureStage.canvas.size }

  private var pictureStage: OverlayStage {
    hasMargins ? OverlayStage(withMarginsAround: size) : OverlayStage(bare: size)
  }

  /// What the trace told of touches so far.
  var overlay: OverlayState { recorder?.state ?? OverlayState() }

  /// Counts up whenever that changes.
  var overlayRevision: Int { recorder?.revision ?? 0 }

  /// Draws the ring at which a press is wanted; points of the scene.
  package func showRing(at point: CGPoint) { ring = point }

  /// Takes in the events of one frame, lawful ones only.
  package func feed(_ events: [InputEvent]) {
    for case .window(.resized(let size), _) in events { self.size = size }
    // Lost pixels are shown again as they are; the application has nothing to do with it.
    var news = events
    if events.contains(where: \.isExposure) { news.removeAll(where: \.isExposure) }
    owners.note(news)
    for batch in InputBatcher().batches(from: news) { application.send(batch) }
  }

  /// Makes a change that the user made by hand when the scene was recorded.
  ///
  /// A change of what is not there any more is left out, as the rest of the recording still says
  /// something.
  package func apply(_ edit: RecordedEdit) {
    if let change = started.companion as? any EditedScene, change.apply(edit) { return }
    guard let edit = PropertyEdit(edit, in: application) else { return }
    _ = application.apply(edit)
  }

  /// Lets time pass up to a moment on the input clock.
  package func advance(to time: TimeInterval) { application.advance(to: time) }

  /// The next frame of a picture without a window; nil if nothing changed since the last one.
  package func nextFrame() -> Frame? {
    let display = SceneDisplay(
      settings: settings,
      contents: OverlayContents(ring: ring),
      stage: pictureStage
    )
    let canvas = display.stage.canvas
    var damage = update(display)
    if hasMargins, paintedMargins != canvas.size {
      damage.add(canvas)
      paintedMargins = canvas.size
    }
    guard !damage.isEmpty else { return nil }
    let ground = DisplayList([.fillRect(canvas, settings.palette.ground)])
    let (scene, overlay) = pictures(in: damage, on: display.stage)
    return Frame(pictures: (hasMargins ? [ground] : []) + scene + [overlay], damage: damage)
  }

  /// Keeps the changes of the scene from now on, for another picture of it.
  func keepChanges() { keptChanges = [] }

  /// What changed in the scene since the last call, in its points.
  func takeChanges() -> [CGRect] {
    defer { if keptChanges != nil { keptChanges = [] } }
    return keptChanges ?? []
  }

  /// Does what a frame does but for its picture; tells whether it would look
  /// different from the one before.
  ///
  /// The application cannot tell: it is laid out, and its drawing code runs.
  package func passFrame() -> Bool {
    // The overlay may change where the application does not.
    settings.showsOverlay ? nextFrame() != nil : application.passFrame()
  }

  /// Where the scene has texts now, in its points; looked for once for each look of the scene.
  func findTexts() -> [CGRect] {
    texts.update(application)
    return texts.places
  }

  /// Brings the outlines of views that the overlay shows up to date: animations and layout move
  /// them without a word in the trace.
  private func followViews() {
    guard let recorder else { return }
    let shown = recorder.state.shownNodes
    guard !shown.isEmpty else { return }
    recorder.update(presentViews.nodes(shown, in: application))
  }
}

extension ApplicationRun {
  /// Whether the scene has texts.
  var hasTexts: Bool { !findTexts().isEmpty }
}

extension ApplicationRun: ShownScene {
  func update(_ display: SceneDisplay) -> DamageRegion {
    application.layoutIfNeeded()
    let changes = application.takeDamage()
    keptChanges?.append(contentsOf: changes)
    var contents = display.contents
    if !changes.isEmpty { texts.forget() }
    if display.settings.showsOverlay {
      if !changes.isEmpty { followViews() }
      if contents.hasTools || !overlay.shownNodes.isEmpty { contents.texts = findTexts() }
    }
    var damage = annotations.update(
      display.settings,
      overlayRevision,
      contents,
      on: display.stage
    ) { overlay }
    for rect in changes { damage.add(display.stage.pictureRect(rect)) }
    return damage
  }

  func pictures(
    in damage: DamageRegion,
    on stage: OverlayStage
  ) -> (scene: [DisplayList], overlay: DisplayList) {
    let scene = application.picture(in: damage.rectangles.compactMap(stage.sceneRect))
    return ([stage.isPlain ? scene : stage.placed([scene])], annotations.picture)
  }
}

extension OverlayContents {
  /// Whether a tool draws lines that could cross texts of the scene.
  nonisolated fileprivate var hasTools: Bool { question != nil || guess != nil }

  /// Contents with nothing but a ring.
  nonisolated fileprivate init(ring: CGPoint?) {
    self.init()
    self.ring = ring
  }
}

extension InputEvent {
  /// Whether it says that the window's pixels were lost.
  nonisolated fileprivate var isExposure: Bool {
    guard case .window(.exposed, _) = self else { return false }
    return true
  }
}
