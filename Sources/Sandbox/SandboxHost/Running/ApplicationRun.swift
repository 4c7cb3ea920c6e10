package import TouchTrace
package import Drawing
package import Foundation
package import Inspector
package import TouchInput
package import TouchKit

/// A running application, which receives input and produces pictures.
///
/// It uses neither a window nor a clock, so a window and a picture file get the same result.
package final class ApplicationRun {
  /// The visible parts of the overlay, and their appearance.
  var settings: AnnotationSettings
  /// The owners of touches in a shared session.
  var owners = TouchOwners()
  /// The changes of the scene, stored for a second picture of it; nil without a second picture.
  private var keptChanges: [CGRect]?
  /// Whether a picture without a window has margins for labels.
  package var hasMargins = false
  /// The location of the ring in a picture without a window, in points of the scene.
  private var ring: CGPoint?

  /// The size of the picture whose margins are painted.
  private var paintedMargins: CGSize?
  private let started: StartedApplication
  /// The recorder of touches for the overlay; nil if the overlay never shows.
  private let recorder: OverlayRecorder?
  private let presentViews = PresentViews()
  private var annotations: Annotations
  private var texts = SceneTexts()

  /// The size of the screen that the application sees, in points.
  package private(set) var size: CGSize

  /// Creates a run of an application that was started for a size.
  ///
  /// `listener` receives the trace of the application. If the overlay never shows, touches are not tracked for it.
  /// Without a listener, nothing is traced at all in this case, which is several times faster.
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

  /// The facts about the app that the views were imported from.
  package var facts: AppFacts { started.facts }

  /// Replaces the receiver of the application's trace.
  func listen(_ listener: any TraceSink) {
    let sinks: [(any TraceSink)?] = [recorder, listener]
    application.traceSink = TraceFork.sink(of: sinks.compactMap(\.self))
  }

  /// The size of a picture without a window, in points.
  package var pictureSize: CGSize { pictureStage.canvas.size }

  private var pictureStage: OverlayStage {
    hasMargins ? OverlayStage(withMarginsAround: size) : OverlayStage(bare: size)
  }

  /// The overlay's state from the trace so far.
  var overlay: OverlayState { recorder?.state ?? OverlayState() }

  /// The revision of the overlay's state, which increases with every change.
  var overlayRevision: Int { recorder?.revision ?? 0 }

  /// Shows the ring at which the user is asked to press, in points of the scene.
  package func showRing(at point: CGPoint) { ring = point }

  /// Processes the events of one frame, which must be well-formed.
  package func feed(_ events: [InputEvent]) {
    for case .window(.resized(let size), _) in events { self.size = size }
    // Lost pixels are shown again unchanged; the application is not involved.
    var news = events
    if events.contains(where: \.isExposure) { news.removeAll(where: \.isExposure) }
    owners.note(news)
    for batch in InputBatcher().batches(from: news) { application.send(batch) }
  }

  /// Applies a change that the user made by hand during the recording.
  ///
  /// A change of a missing view is skipped, because the rest of the recording is still useful.
  package func apply(_ edit: RecordedEdit) {
    if let change = started.companion as? any EditedScene, change.apply(edit) { return }
    guard let edit = PropertyEdit(edit, in: application) else { return }
    _ = application.apply(edit)
  }

  /// Advances time to a moment on the input clock.
  package func advance(to time: TimeInterval) { application.advance(to: time) }

  /// Returns the next frame of a picture without a window; nil if nothing changed since the last one.
  package func nextFrame() -> Frame? {
    var contents = OverlayContents(ring: ring)
    contents.facts = facts
    let display = SceneDisplay(
      settings: settings,
      contents: contents,
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

  /// Starts to store the changes of the scene for a second picture of it.
  func keepChanges() { keptChanges = [] }

  /// Returns the scene's changes since the last call, in its points.
  func takeChanges() -> [CGRect] {
    defer { if keptChanges != nil { keptChanges = [] } }
    return keptChanges ?? []
  }

  /// Plays a frame without its picture; returns whether the picture would change.
  ///
  /// The application behaves the same, because layout and drawing code run.
  package func passFrame() -> Bool {
    // The overlay may change when the application does not.
    settings.showsOverlay ? nextFrame() != nil : application.passFrame()
  }

  /// Returns the rectangles of the scene's texts, in its points; searched once per change of the scene.
  func findTexts() -> [CGRect] {
    texts.update(application)
    return texts.places
  }

  /// Updates the outlines of the views that the overlay shows.
  ///
  /// Animations and layout move these views without a trace record.
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

  /// Creates contents with only a ring.
  nonisolated fileprivate init(ring: CGPoint?) {
    self.init()
    self.ring = ring
  }
}

extension InputEvent {
  /// Whether the event reports lost pixels of the window.
  nonisolated fileprivate var isExposure: Bool {
    guard case .window(.exposed, _) = self else { return false }
    return true
  }
}
