import Drawing
import Foundation
import Inspector

/// The pictures of a review, without the workbench.
final class ReviewScreen: ShownScene {
  private let review: Review
  private var annotations: Annotations
  private var shown: Int?

  init(of review: Review, measuring: any TextMeasuring) {
    self.review = review
    annotations = Annotations(measuring: measuring)
  }

  func update(_ display: SceneDisplay) -> DamageRegion {
    let (film, position) = (review.film, review.position)
    var contents = display.contents
    contents.texts = film.texts(at: position)
    var damage = annotations.update(
      display.settings,
      position + 1,
      contents,
      on: display.stage
    ) { film.overlay(at: position) }
    let changes = shown.map { film.damage(from: $0, to: position) }
    let whole = CGRect(origin: .zero, size: film.size(at: position))
    for rect in changes ?? [whole] { damage.add(display.stage.pictureRect(rect)) }
    shown = position
    return damage
  }

  func pictures(
    in damage: DamageRegion,
    on stage: OverlayStage
  ) -> (scene: [DisplayList], overlay: DisplayList) {
    let scene = review.film.scene(at: review.position)
    return (stage.isPlain ? scene : [stage.placed(scene)], annotations.picture)
  }
}
