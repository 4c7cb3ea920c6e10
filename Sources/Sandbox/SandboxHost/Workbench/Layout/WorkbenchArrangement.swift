/// The regions that users opened, closed and resized, stored separately for each width class.
nonisolated package struct WorkbenchArrangement: Hashable, Sendable, Codable {
  /// The regions of one width class.
  struct Regions: Hashable, Sendable, Codable {
    /// Whether the gallery is open; nil for the default of the width.
    var gallery: Bool?
    /// Whether the inspector is open; nil for the default of the width.
    var inspector: Bool?
    /// Whether the time line is open.
    var timeLine = true
    /// The width of the gallery, in points at text scale 1.
    var galleryWidth = 248.0
    /// The width of the inspector, in points at text scale 1.
    var inspectorWidth = 320.0
    /// The height of the time line, in points at text scale 1.
    var timeHeight = 106.0
  }

  private var classes: [String: Regions] = [:]

  /// Creates the default arrangement.
  package init() {}

  /// The regions of a width class; the default ones if not arranged, with lengths within limits.
  subscript(_ widthClass: WorkbenchLayout.WidthClass) -> Regions {
    get {
      var regions = classes[widthClass.rawValue] ?? Regions()
      regions.galleryWidth = regions.galleryWidth.within(200...360)
      regions.inspectorWidth = regions.inspectorWidth.within(280...480)
      regions.timeHeight = regions.timeHeight.within(72...1000)
      return regions
    }
    set { classes[widthClass.rawValue] = newValue == Regions() ? nil : newValue }
  }
}

extension Double {
  nonisolated fileprivate func within(_ range: ClosedRange<Double>) -> Double {
    isFinite ? min(max(self, range.lowerBound), range.upperBound) : range.lowerBound
  }
}
