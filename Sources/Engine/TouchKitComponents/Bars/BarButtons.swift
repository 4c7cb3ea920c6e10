import Foundation
@_spi(Components) import TouchKit

/// The buttons, gaps and views that show the items of a bar.
@MainActor
struct BarButtons {
  /// The distances at a bar's ends and between its buttons, in points (our choice).
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12

  private var places: [(item: UIBarButtonItem, view: UIView?)] = []

  /// Creates the views of items and adds them to a bar; calls the closure when an item changes.
  init(_ items: [UIBarButtonItem] = [], in bar: UIView, onChange: @escaping () -> Void) {
    places = items.map { item in
      item.onChange = onChange
      let view = Self.view(for: item, in: bar)
      if let view { bar.addSubview(view) }
      item.shownView = view
      return (item, view)
    }
  }

  /// Creates an empty list.
  init() {}

  /// Removes the views from their bar.
  func remove() {
    for place in places {
      place.item.onChange = nil
      place.view?.removeFromSuperview()
    }
  }

  /// Places the views side by side, to the right for 1 and to the left for -1; returns the end of
  /// the last one.
  func place(from start: CGFloat, direction: CGFloat, in bar: UIView) -> CGFloat {
    var x = start
    for (item, view) in places {
      let width = width(of: item, view)
      view.map { put($0, width, x: direction > 0 ? x : x - width, in: bar) }
      x += direction * (width + Self.gap)
    }
    return x
  }

  /// Places the views side by side over the whole width; flexible gaps share the remaining space.
  func spread(in bar: UIView) {
    let widths = places.map { width(of: $0.item, $0.view) }
    let gaps = CGFloat(max(0, places.count - 1)) * Self.gap
    let free = bar.bounds.width - 2 * Self.margin - widths.reduce(0, +) - gaps
    let share = max(0, free) / CGFloat(max(1, places.count { $0.item.isFlexible }))
    var x = Self.margin
    for (place, width) in zip(places, widths) {
      place.view.map { put($0, width, x: x, in: bar) }
      x += (place.item.isFlexible ? share : width) + Self.gap
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    if item.width > 0 { return item.width }
    guard let button = view as? BarButton else { return view?.bounds.width ?? 0 }
    return max(30, button.sizeThatFits(.zero).width, button.width(for: item.possibleTitles ?? []))
  }

  /// Places a view.
  ///
  /// Buttons are as high as the bar, so that fingers find them; other views keep their height.
  private func put(_ view: UIView, _ width: CGFloat, x: CGFloat, in bar: UIView) {
    let height = view is BarButton ? bar.bounds.height : view.bounds.height
    let y = ((bar.bounds.height - height) / 2).rounded()
    let frame = CGRect(x: x.rounded(), y: y, width: width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private static func view(for item: UIBarButtonItem, in bar: UIView) -> UIView? {
    if let custom = item.customView {
      if custom.bounds.size == .zero { custom.sizeToFit() }
      return custom
    }
    return item.isSpace ? nil : BarButton(item: item, bar: bar)
  }
}

/// The button that shows a bar button item.
@MainActor
private final class BarButton: UIButton {
  convenience init(item: UIBarButtonItem, bar: UIView) {
    self.init(type: .system)
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    imageEdgeInsets = item.imageInsets
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    titleLabel?.font = font
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    if let tint = item.tintColor { tintColor = tint }
    if item.image == nil { showAttributes(of: item, font) }
    addAction(
      UIAction { [weak item, weak bar] _ in item?.fire(in: bar?.attachedWindow?.application) },
      for: .touchUpInside
    )
  }

  /// Returns the width of the widest title, in points.
  func width(for titles: Set<String>) -> CGFloat {
    let label = UILabel()
    label.font = titleLabel?.font
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return titles.map { title in
      label.text = title
      return label.sizeThatFits(room).width.rounded(.up)
    }.max() ?? 0
  }

  private func showAttributes(of item: UIBarButtonItem, _ font: UIFont) {
    for state in [State.normal, .highlighted, .disabled] {
      setAttributedTitle(item.attributedTitle(for: state, over: [.font: font]), for: state)
    }
  }
}
