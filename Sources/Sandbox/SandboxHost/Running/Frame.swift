import Drawing

/// What is to be shown, and where it differs from what was shown before.
package struct Frame {
  /// The pictures, each on top of the one before.
  var pictures: [DisplayList]
  /// The part that looks different.
  let damage: DamageRegion
}
