public import Foundation
@_spi(Components) public import TouchKit

/// Says what the rows of a picker view show, and receives which one is chosen; every method is
/// optional (Apple: UIPickerViewDelegate).
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// How wide a wheel is, in points; 0, the default, for its share of the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// How high the rows of a wheel are, in points; 32 unless said.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// What a row says; nil, the default, for nothing.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?

  /// What a row says, in its own colours and fonts; nil, the default, for the plain title.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row; a label with its title unless said.
  ///
  /// A view that went out of sight can be used again.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// The user chose another row; called when the wheel has come to rest.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Its share of the width.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }

  /// As high as usual.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { PickerWheel.usualRowHeight }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// The plain title.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// A label with the row's title.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? PickerLabel ?? PickerLabel()
    label.attributedText = nil
    if let words = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = words
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// The title of a row.
final class PickerLabel: UILabel {
  convenience init() {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 21)
    textAlignment = .center
  }
}
