public import Foundation
@_spi(Components) public import TouchKit

/// Wheels side by side, each of which chooses a row (Apple: UIPickerView).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// The size that a picker has by itself, in points.
  private static let usualSize = CGSize(width: 320, height: 216)
  /// From the ends of the picker to its wheels, and between them, in points (our choice).
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  /// Creates a picker at a rectangle of its superview, in points; 320 by 216 if that is empty.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.usualSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// The data source, which says how many rows there are; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }

  /// The delegate, which says what they show and receives which one is chosen; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

  // MARK: - Asking

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has; 0 for one that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// The size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row; nil when it is out of sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.view(of: row)
  }

  // MARK: - Content

  /// Asks for everything anew; chosen rows stay chosen as far as there are such.
  open func reloadAllComponents() {
    isLoaded = false
    load()
  }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    reload(wheel)
  }

  // MARK: - Choosing

  /// Chooses a row, at once or gradually; the delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// Which row is chosen; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component)?.selectedRow ?? -1
  }

  // MARK: - Wheels

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func forget() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    let count = max(0, dataSource.numberOfComponents(in: self))
    for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
    wheels = Array(wheels.prefix(count))
    for component in wheels.count..<max(count, wheels.count) {
      let wheel = PickerWheel(component, of: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    wheels.forEach(reload)
    setNeedsLayout()
  }

  private func reload(_ wheel: PickerWheel) {
    let component = wheel.component
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    )
    setNeedsLayout()
  }

  final func makeRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? PickerLabel()
  }

  final func userChose(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: - Layout

  /// The size of a picker by itself; its width is that of what surrounds it.
  open override var intrinsicContentSize: CGSize { Self.usualSize }

  /// The size of a picker by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let height = wheels.map(\.rowHeight).max() ?? PickerWheel.usualRowHeight
    band.frame = CGRect(
      x: Self.margin,
      y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height
    )
    var x = (bounds.width - wantedWidths.reduce(0, +) - gaps) / 2
    for (wheel, width) in zip(wheels, wantedWidths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  private var gaps: CGFloat { CGFloat(max(0, wheels.count - 1)) * Self.gap }

  /// How wide the wheels are: as the delegate says, and the other wheels share what is left.
  private var wantedWidths: [CGFloat] {
    let said = wheels.map { wheel -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: wheel.component) ?? 0
      return width.isFinite ? max(0, width) : 0
    }
    let open = said.filter { $0 == 0 }.count
    let rest = bounds.width - 2 * Self.margin - gaps - said.reduce(0, +)
    let share = open == 0 ? 0 : max(0, rest / CGFloat(open))
    return said.map { $0 == 0 ? share : $0 }
  }
}
