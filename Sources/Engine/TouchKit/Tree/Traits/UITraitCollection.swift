public import Foundation

/// The traits of an environment, such as light or dark, size classes, and pixels per point.
///
/// It is immutable (Apple: UITraitCollection).
nonisolated open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Returns nil, because trait archives do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.style = userInterfaceStyle
    self.init(values)
  }

  /// Creates a collection that specifies only the pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    var values = TraitValues()
    values.scale = scale
    self.init(values)
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.idiom = idiom
    self.init(values)
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontal = horizontalSizeClass
    self.init(values)
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.vertical = verticalSizeClass
    self.init(values)
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.textSize = preferredContentSizeCategory
    self.init(values)
  }

  /// Creates a collection that merges several; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// The interface style, light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// The pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.scale }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }

  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// The traits of the current drawing or layout on this thread; light outside of that.
  open class var current: UITraitCollection {
    get { CurrentTraits.get() }
    set { CurrentTraits.set(newValue) }
  }

  /// Makes these traits current while a closure runs.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Returns whether dynamic colours may look different with other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Returns whether this collection contains every specified trait of another one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns the same collection, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a collection with equal traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash that equal collections share.
  open override var hash: Int { values.hashValue }

  static let light = UITraitCollection(TraitValues.standard(.light))
  static let dark = UITraitCollection(TraitValues.standard(.dark))
}

/// The values of a trait collection.
nonisolated struct TraitValues: Hashable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var textSize = UIContentSizeCategory.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified

  /// Returns the traits of a phone in portrait.
  static func standard(_ style: UIUserInterfaceStyle) -> TraitValues {
    var values = TraitValues()
    values.style = style
    values.scale = 1
    values.idiom = .phone
    values.horizontal = .compact
    values.vertical = .regular
    values.textSize = .large
    values.direction = .leftToRight
    return values
  }

  /// Merges other values, which take precedence where they are specified.
  mutating func merge(_ other: TraitValues) {
    if other.style != .unspecified { style = other.style }
    if other.scale != 0 { scale = other.scale }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.textSize != .unspecified { textSize = other.textSize }
    if other.direction != .unspecified { direction = other.direction }
  }
}

/// The current traits of each thread.
nonisolated private enum CurrentTraits {
  private static let key = "TouchKit.traits"

  static func get() -> UITraitCollection {
    Thread.current.threadDictionary[key] as? UITraitCollection ?? .light
  }

  static func set(_ traits: UITraitCollection) { Thread.current.threadDictionary[key] = traits }
}
