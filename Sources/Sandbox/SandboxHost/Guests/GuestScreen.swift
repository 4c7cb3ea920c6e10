import BrowserPlatform
import CairoRenderer
import Drawing
import Foundation
import Geometry
import Inspector
import TouchKit

/// The scene alone, as guests see it: painted once for all guests, with the fingers of all of them.
///
/// It shows nothing that explains the scene, so that guests can guess.
final class GuestScreen {
  private let canvas: Canvas
  private var annotations: Annotations
  private var damage = DamageRegion()
  private var isWhole = true
  /// The picture's position in the review; nil for the live scene.
  private var position: Int?

  /// The number of pixels per point, unless the picture is too large; phones have two or three.
  private static let scale = 2.0
  /// The largest number of pixels at this scale.
  private static let mostPixels = 4_000_000.0

  init(measuring renderer: CairoRenderer) throws(ProgramError) {
    canvas = try Canvas(
      size: CGSize(width: 1, height: 1),
      pixels: PixelRectangle(x: 0, y: 0, width: 1, height: 1),
      scale: 1,
      renderer: renderer
    )
    annotations = Annotations(measuring: renderer)
  }

  /// Adds changed rectangles of the scene, in its points.
  func add(_ changes: [CGRect]) {
    for rect in changes { damage.add(rect) }
  }

  /// Repaints the whole scene in the next frame.
  func renew() { isWhole = true }

  /// Shows guests the changes in the scene of a session.
  func show(
    _ run: ApplicationRun,
    _ contents: OverlayContents,
    to audience: Audience
  ) throws(ProgramError) {
    if position != nil { (position, isWhole) = (nil, true) }
    guard try begin(run.size, for: audience) else { return }
    let marks = marks(run.settings)
    let changes = annotations.update(marks, run.overlayRevision, contents, on: stage) {
      run.overlay
    }
    finish(changes, for: audience) { [run.application.picture(in: $0)] }
  }

  /// Shows guests the moment that the host reviews.
  func show(
    _ review: Review,
    _ contents: OverlayContents,
    of settings: AnnotationSettings,
    to audience: Audience
  ) throws(ProgramError) {
    let film = review.film
    if position != review.position { (position, isWhole) = (review.position, true) }
    guard try begin(film.size(at: review.position), for: audience) else { return }
    let marks = marks(settings)
    let changes = annotations.update(marks, review.position, contents, on: stage) {
      film.overlay(at: review.position)
    }
    finish(changes, for: audience) { _ in film.scene(at: review.position) }
  }

  private var stage: OverlayStage { OverlayStage(bare: canvas.size) }

  /// Returns settings that show only fingers, without details.
  private func marks(_ settings: AnnotationSettings) -> AnnotationSettings {
    var marks = settings
    (marks.showsOverlay, marks.parts) = (true, [.touches])
    return marks
  }

  /// Adopts the scene's size; returns false if there is nobody to show it to.
  private func begin(_ size: CGSize, for audience: Audience) throws(ProgramError) -> Bool {
    guard !audience.guests.isEmpty, size.width >= 1, size.height >= 1 else {
      (isWhole, damage) = (true, DamageRegion())
      return false
    }
    try follow(size)
    return true
  }

  private func finish(
    _ changes: DamageRegion,
    for audience: Audience,
    _ scene: ([CGRect]) -> [DisplayList]
  ) {
    for rect in changes.rectangles { damage.add(rect) }
    if isWhole { damage.add(stage.scene) }
    isWhole = false
    guard !damage.isEmpty else { return }
    let pictures = scene(damage.rectangles) + [annotations.picture]
    let pixels = canvas.paint(Frame(pictures: pictures, damage: damage))
    damage = DamageRegion()
    audience.show(PackedBitmap(canvas.bitmap), scale: canvas.scale, damage: pixels)
  }

  private func follow(_ size: CGSize) throws(ProgramError) {
    let area = Double(size.width * size.height) * Self.scale * Self.scale
    let scale = area > Self.mostPixels ? 1 : Self.scale
    guard size != canvas.size || scale != canvas.scale else { return }
    let pixels = PixelRectangle(
      x: 0,
      y: 0,
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
    try canvas.resize(to: size, pixels: pixels.shownPart, scale: scale)
    isWhole = true
  }
}
