package import DispatchTracing
package import Drawing
package import Foundation
import Inspector
package import PointerInput
package import TouchKit

/// An application that is alive: input goes in, pictures come out.
///
/// It knows neither window nor clock, so a window and a picture file get the same from it.
package final class ApplicationRun {
  /// What is drawn over the application.
  var settings: AnnotationSettings
  /// What is drawn of the tools.
  var marks = ToolMarks()

  private let started: StartedApplication
  private let recorder = OverlayRecorder()
  private var annotations: Annotations

  /// The size of the screen that the application sees, in points.
  package private(set) var size: CGSize

  /// Follows an application that was started for a size; `listener` receives what it traces.
  package init(
    _ started: StartedApplication,
    size: CGSize,
    settings: AnnotationSettings,
    keys: KeyTable = .none,
    measuring: any TextMeasuring,
    listener: (any TraceSink)? = nil
  ) {
    self.started = started
    self.size = size
    self.settings = settings
    annotations = Annotations(keys: keys, measuring: measuring)
    application.textMeasuring = measuring
    application.traceSink = TraceFork([recorder] + (listener.map { [$0] } ?? []))
  }

  package var application: UIApplication { started.application }

  /// Takes in the events of one frame, lawful ones only.
  package func feed(_ events: [InputEvent]) {
    for case .window(.resized(let size), _) in events { self.size = size }
    // Lost pixels are shown again as they are; the application has nothing to do with it.
    let news = events.filter { !$0.isExposure }
    for batch in InputBatcher().batches(from: news) { application.send(batch) }
  }

  /// Makes a change that the user made by hand when the scene was recorded.
  ///
  /// A change of what is not there any more is left out, as the rest of the recording still says
  /// something.
  package func apply(_ edit: RecordedEdit) {
    guard let edit = PropertyEdit(edit, in: application) else { return }
    _ = application.apply(edit)
  }

  /// Lets time pass up to a moment on the input clock.
  package func advance(to time: TimeInterval) { application.advance(to: time) }

  /// What changed since the last frame; nil when nothing did.
  ///
  /// What is to be painted anew for other reasons may be added.
  package func nextFrame(adding others: [CGRect] = []) -> Frame? {
    application.layoutIfNeeded()
    var damage = annotations.update(settings, recorder.revision, marks, in: size) {
      recorder.state
    }
    for rect in application.takeDamage() + others { damage.add(rect) }
    guard !damage.isEmpty else { return nil }
    return Frame(
      pictures: [application.picture(in: damage.rectangles), annotations.picture],
      damage: damage
    )
  }
}

extension InputEvent {
  /// Whether it says that the window's pixels were lost.
  nonisolated fileprivate var isExposure: Bool {
    guard case .window(.exposed, _) = self else { return false }
    return true
  }
}
