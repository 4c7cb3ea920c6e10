import Drawing
import Foundation
import Inspector

/// The overlay over and beside the scene, with its labels.
struct Annotations {
  /// All values that determine their appearance.
  private struct Source: Hashable {
    let settings: AnnotationSettings
    let revision: Int
    let stage: OverlayStage
    let tools: OverlayContents
  }

  /// The picture as of the latest update.
  private(set) var picture = DisplayList()

  private let measuring: any TextMeasuring
  private var source: Source?

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Redraws the annotations if necessary, and returns the part of the picture that changed.
  ///
  /// `tools` are the contents that do not come from the trace. `state` returns those that do.
  mutating func update(
    _ settings: AnnotationSettings,
    _ revision: Int,
    _ tools: OverlayContents,
    on stage: OverlayStage,
    state: () -> OverlayState
  ) -> DamageRegion {
    let revision = settings.showsOverlay ? revision : 0
    let wanted = Source(settings: settings, revision: revision, stage: stage, tools: tools)
    guard wanted != source else { return DamageRegion() }
    source = wanted
    let former = picture
    var contents = tools
    if settings.showsOverlay { contents.state = state() }
    let painter = OverlayPainter(
      measuring: measuring,
      palette: settings.palette,
      parts: settings.showsOverlay ? settings.parts : [],
      language: settings.language
    )
    picture = painter.picture(of: contents, on: stage)
    return DisplayListDifference(from: former, to: picture, measuring: measuring).damage
  }
}
