package import Drawing

/// The pictures to show, and the part that changed.
package struct Frame {
  /// The pictures, back to front.
  var pictures: [DisplayList]
  /// The part that changed.
  let damage: DamageRegion

  /// Creates a frame.
  package init(pictures: [DisplayList], damage: DamageRegion) {
    (self.pictures, self.damage) = (pictures, damage)
  }
}
