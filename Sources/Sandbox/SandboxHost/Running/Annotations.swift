import Drawing
import Foundation
import Inspector

/// What lies over the scene and stands beside it: the overlay with its labels.
struct Annotations {
  /// Everything that decides how they look.
  private struct Source: Hashable {
    let settings: AnnotationSettings
    let revision: Int
    let stage: OverlayStage
    let tools: OverlayContents
  }

  /// The picture, up to date as of the latest update.
  private(set) var picture = DisplayList()

  private let measuring: any TextMeasuring
  private var source: Source?

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Draws them anew if need be, and tells where they look different from before.
  ///
  /// `tools` is what is drawn besides what the trace tells, which `state` answers.
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
