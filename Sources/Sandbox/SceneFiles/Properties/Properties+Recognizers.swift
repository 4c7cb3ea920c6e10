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

  static let certainRecognizers: [Property] = [
    .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired, 1...20, taps),
    .integer(
      "numberOfTouchesRequired",
      \UITapGestureRecognizer.numberOfTouchesRequired,
      1...20,
      fingers
    ),
    .integer(
      "numberOfTapsRequired",
      \UILongPressGestureRecognizer.numberOfTapsRequired,
      0...20,
      "taps before the press"
    ),
    .integer(
      "numberOfTouchesRequired",
      \UILongPressGestureRecognizer.numberOfTouchesRequired,
      1...20,
      fingers
    ),
    .number(
      "minimumPressDuration",
      \UILongPressGestureRecognizer.minimumPressDuration,
      0...3600,
      "how long fingers stay, in seconds"
    ),
    .number(
      "allowableMovement",
      \UILongPressGestureRecognizer.allowableMovement,
      0...1_000_000,
      "how far fingers may move before, in points"
    ),
    .integer(
      "minimumNumberOfTouches",
      \UIPanGestureRecognizer.minimumNumberOfTouches,
      1...20,
      fingers
    ),
    .integer(
      "maximumNumberOfTouches",
      \UIPanGestureRecognizer.maximumNumberOfTouches,
      1...Int.max,
      "most fingers"
    ),
    .integer(
      "numberOfTouchesRequired",
      \UISwipeGestureRecognizer.numberOfTouchesRequired,
      1...20,
      fingers
    ),
    Property(
      UISwipeGestureRecognizer.self,
      "direction",
      .choice(["right", "left", "up", "down"]),
      "where to"
    ) {
      .number(Double($0.direction.rawValue.trailingZeroBitCount))
    } write: {
      if case .number(let bit) = $1 { $0.direction = .init(rawValue: 1 << UInt(bit)) }
    },
    Property(
      UIScreenEdgePanGestureRecognizer.self,
      "edges",
      .choice(["top", "left", "bottom", "right"]),
      "the edge it begins at"
    ) {
      .number(Double($0.edges.rawValue.trailingZeroBitCount))
    } write: {
      if case .number(let bit) = $1 { $0.edges = .init(rawValue: 1 << UInt(bit)) }
    },
  ]

  private static let taps = "how many taps"
  private static let fingers = "how many fingers"
}
