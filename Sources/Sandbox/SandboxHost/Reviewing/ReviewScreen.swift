import Drawing
import Foundation
import Inspector

/// What the window shows of a review, besides the workbench.
final class ReviewScreen {
  private var annotations: Annotations
  private var shown: Int?

  init(measuring: any TextMeasuring) {
    annotations = Annotations(measuring: measuring)
  }

  /// What changed since the last frame; nil when nothing did.
  func nextFrame(
    of review: Review,
    settings: AnnotationSettings,
    tools: OverlayContents,
    on stage: OverlayStage,
    adding others: [CGRect]
  ) -> Frame? {
    let (film, position) = (review.film, review.position)
    var tools = tools
    tools.texts = film.texts(at: position)
    var damage = annotations.update(settings, position + 1, tools, on: stage) {
      film.overlay(at: position)
    }
    let changes = shown.map { film.damage(from: $0, to: position) }
    let whole = CGRect(origin: .zero, size: film.size(at: position))
    for rect in changes ?? [whole] { damage.add(stage.pictureRect(rect)) }
    for rect in others { damage.add(rect) }
    shown = position
    guard !damage.isEmpty else { return nil }
    let scene = film.scene(at: position)
    return Frame(
      pictures: (stage.isPlain ? scene : [stage.placed(scene)]) + [annotations.picture],
      damage: damage
    )
  }
}
