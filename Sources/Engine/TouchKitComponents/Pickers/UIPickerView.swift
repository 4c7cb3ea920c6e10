public import Foundation
@_spi(Components) public import TouchKit

/// A view with wheels side by side, each of which selects a row (Apple: UIPickerView).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// The default size of a picker, in points.
  private static let usualSize = CGSize(width: 320, height: 216)
  /// The distances at the ends of the picker and between its wheels, in points (our choice).
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  /// Creates a picker with a frame, in points of its superview; 320 by 216 if the frame is zero.
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

  /// The data source, which provides the number of rows; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }

  /// The delegate, which provides the content and is called for selections; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

  // MARK: - Queries

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns the number of rows of a wheel; 0 for a wheel that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a row; nil if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.view(of: row)
  }

  // MARK: - Content

  /// Reloads all wheels; keeps selected rows that still exist.
  open func reloadAllComponents() {
    isLoaded = false
    load()
  }

  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    reload(wheel)
  }

  // MARK: - Choosing

  /// Selects a row, with or without an animation; does not call the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// Returns the selected row; -1 for none.
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

  /// The default size of a picker.
  open override var intrinsicContentSize: CGSize { Self.usualSize }

  /// Returns the default size of a picker.
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

  /// The widths of the wheels, from the delegate; the other wheels share the remaining width.
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
