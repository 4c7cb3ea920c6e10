import TouchTrace
import UIKit

extension Properties {
  static let anyRecognizer: [Property] = [
    .bool("isEnabled", \UIGestureRecognizer.isEnabled, "takes part"),
    .bool(
      "cancelsTouchesInView",
      \UIGestureRecognizer.cancelsTouchesInView,
      "takes touches from views when it recognises"
    ),
    .bool(
      "delaysTouchesBegan",
      \UIGestureRecognizer.delaysTouchesBegan,
      "views get touches only after it has failed"
    ),
    .bool(
      "delaysTouchesEnded",
      \UIGestureRecognizer.delaysTouchesEnded,
      "views learn of a lift only after it has failed"
    ),
  ]

  /// The settings of each kind, with their UIKit properties.
  static let certainRecognizers: [Property] = [
    count(.tap, "numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
    count(.tap, "numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    count(.longPress, "numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
    count(
      .longPress,
      "numberOfTouchesRequired",
      \UILongPressGestureRecognizer.numberOfTouchesRequired
    ),
    number(.longPress, "minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
    number(.longPress, "allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    count(.pan, "minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
    count(.pan, "maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    count(.swipe, "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    bits(.swipe, "direction", \UISwipeGestureRecognizer.direction),
    bits(.screenEdgePan, "edges", \UIScreenEdgePanGestureRecognizer.edges),
  ].compactMap(\.self)

  private static func setting(_ kind: RecognizerKind, _ name: String) -> RecognizerSetting? {
    kind.settings.first { $0.name == name }
  }

  private static func count<Owner: UIGestureRecognizer>(
    _ kind: RecognizerKind,
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Int>
  ) -> Property? {
    guard let setting = setting(kind, name), case .count(let range) = setting.values else {
      return nil
    }
    return .integer(name, path, range, setting.help)
  }

  private static func number<Owner: UIGestureRecognizer, Number: BinaryFloatingPoint>(
    _ kind: RecognizerKind,
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Number>
  ) -> Property? {
    guard let setting = setting(kind, name), case .number(let range) = setting.values else {
      return nil
    }
    return .number(name, path, range, setting.help)
  }

  private static func bits<Owner: UIGestureRecognizer, Bits: OptionSet>(
    _ kind: RecognizerKind,
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Bits>
  ) -> Property? where Bits.RawValue == UInt {
    guard let setting = setting(kind, name), case .bits(let words) = setting.values else {
      return nil
    }
    return Property(Owner.self, name, .choice(words), setting.help) {
      .number(Double($0[keyPath: path].rawValue.trailingZeroBitCount))
    } write: {
      if case .number(let bit) = $1 { $0[keyPath: path] = Bits(rawValue: 1 << UInt(bit)) }
    }
  }
}
