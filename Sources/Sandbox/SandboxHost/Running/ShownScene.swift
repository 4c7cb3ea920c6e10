import Drawing
import Inspector

/// The presentation of a scene in one frame: the drawing over it, and its position in the picture.
struct SceneDisplay {
  /// The visible parts of the overlay, and their appearance.
  var settings: AnnotationSettings
  /// The contents of the overlay besides those that come from the trace.
  var contents: OverlayContents
  /// The place of the scene in the picture.
  var stage: OverlayStage
}

/// A scene that a window shows: the live application, or a moment of the recording.
protocol ShownScene {
  /// Updates the scene and its overlay; returns the part of the picture that changed.
  func update(_ display: SceneDisplay) -> DamageRegion

  /// Returns the pictures of the scene, back to front, and of its overlay, as of the last update.
  ///
  /// The pictures need only contain the visible content inside the damage.
  func pictures(
    in damage: DamageRegion,
    on stage: OverlayStage
  ) -> (scene: [DisplayList], overlay: DisplayList)
}
