import Drawing
import Foundation
import Inspector

/// What the window shows of a review, besides the panels.
final class ReviewScreen {
  private var annotations: Annotations
  private var shown: Int?

  init(keys: KeyTable, measuring: any TextMeasuring) {
    annotations = Annotations(keys: keys, measuring: measuring)
  }

  /// What changed since the last frame; nil when nothing did.
  func nextFrame(
    of review: Review,
    settings: AnnotationSettings,
    marks: ToolMarks,
    in size: CGSize,
    adding others: [CGRect]
  ) -> Frame? {
    let (film, position) = (review.film, review.position)
    var damage = annotations.update(settings, position + 1, marks, in: size) {
      film.overlay(at: position)
    }
    let changes = shown.map { film.damage(from: $0, to: position) }
    for rect in (changes ?? [CGRect(origin: .zero, size: size)]) + others { damage.add(rect) }
    shown = position
    guard !damage.isEmpty else { return nil }
    return Frame(pictures: film.scene(at: position) + [annotations.picture], damage: damage)
  }
}
