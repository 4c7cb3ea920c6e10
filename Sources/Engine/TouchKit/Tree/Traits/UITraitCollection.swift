public import Foundation

/// The surrounding in which something is seen: light or dark, narrow or wide, how many pixels a
/// point; immutable (Apple: UITraitCollection).
nonisolated open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that says nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Archives of traits do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  /// Creates a collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.style = userInterfaceStyle
    self.init(values)
  }

  /// Creates a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    var values = TraitValues()
    values.scale = scale
    self.init(values)
  }

  /// Creates a collection that says what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.idiom = idiom
    self.init(values)
  }

  /// Creates a collection that says narrow or wide.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontal = horizontalSizeClass
    self.init(values)
  }

  /// Creates a collection that says low or high.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.vertical = verticalSizeClass
    self.init(values)
  }

  /// Creates a collection that says how large the user wants text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.textSize = preferredContentSizeCategory
    self.init(values)
  }

  /// Creates a collection of what several say; later ones prevail.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  /// How many pixels a point has; 0 where nothing is said.
  open var displayScale: CGFloat { values.scale }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// Narrow or wide.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }

  /// Low or high.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  /// How large the user wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// Where lines begin.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// The surrounding of whatever is drawn or laid out on this thread; light outside of that.
  open class var current: UITraitCollection {
    get { CurrentTraits.get() }
    set { CurrentTraits.set(newValue) }
  }

  /// Makes this the current surrounding while the actions run.
  open func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = former
  }

  /// Whether dynamic colours may look different in another surrounding.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether this says everything that another collection says.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// The same collection: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash that equal collections share.
  open override var hash: Int { values.hashValue }

  static let light = UITraitCollection(TraitValues.standard(.light))
  static let dark = UITraitCollection(TraitValues.standard(.dark))
}

/// What a collection says.
nonisolated struct TraitValues: Hashable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var textSize = UIContentSizeCategory.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified

  /// A phone in portrait.
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

  /// Lets what another one says prevail.
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

/// The surrounding of each thread.
nonisolated private enum CurrentTraits {
  private static let key = "TouchKit.traits"

  static func get() -> UITraitCollection {
    Thread.current.threadDictionary[key] as? UITraitCollection ?? .light
  }

  static func set(_ traits: UITraitCollection) { Thread.current.threadDictionary[key] = traits }
}
