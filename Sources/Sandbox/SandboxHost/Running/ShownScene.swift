import Drawing
import Inspector

/// How a scene is shown in one frame: what is drawn over it, and its place in the picture.
struct SceneDisplay {
  /// The parts of the overlay that are drawn, and their look.
  var settings: AnnotationSettings
  /// The contents of the overlay besides those that come from the trace.
  var contents: OverlayContents
  /// The place of the scene in the picture.
  var stage: OverlayStage
}

/// A scene that a window shows: the application as it is, or a moment of what was done.
protocol ShownScene {
  /// Brings the scene and its overlay up to date; returns the part of the picture that changed.
  func update(_ display: SceneDisplay) -> DamageRegion

  /// The pictures of the scene, back to front, and of its overlay, as of the last update.
  ///
  /// The pictures need only contain what is visible inside the damage.
  func pictures(
    in damage: DamageRegion,
    on stage: OverlayStage
  ) -> (scene: [DisplayList], overlay: DisplayList)
}
