import TouchTrace
import UIKit

extension RecognizerKind {
  /// Returns a new recognizer of this kind with UIKit's default settings.
  @MainActor func make() -> UIGestureRecognizer {
    switch self {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .hover: UIHoverGestureRecognizer()
    case .other: UIGestureRecognizer()
    }
  }
}

extension Properties {
  static let anyRecognizer: [Property] = [
    .bool("isEnabled", \UIGestureRecognizer.isEnabled, "receives touches"),
    .bool(
      "cancelsTouchesInView",
      \UIGestureRecognizer.cancelsTouchesInView,
      "cancels the touches of views when it recognises"
    ),
    .bool(
      "delaysTouchesBegan",
      \UIGestureRecognizer.delaysTouchesBegan,
      "views get touches only after it has failed"
    ),
    .bool(
      "delaysTouchesEnded",
      \UIGestureRecognizer.delaysTouchesEnded,
      "views get touchesEnded only after it has failed"
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

  /// Returns an option-set property; scene files name one of its bits, sessions contain several.
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
      switch $1 {
      case .number(let bit): $0[keyPath: path] = Bits(rawValue: 1 << UInt(bit))
      case .numbers(let bits):
        $0[keyPath: path] = Bits(rawValue: bits.reduce(0) { $0 | 1 << UInt($1) })
      default: break
      }
    }
  }
}
