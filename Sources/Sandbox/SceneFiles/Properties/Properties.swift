import UIKit

/// All properties that can be named in text.
package enum Properties {
  /// The properties of views; a class also has those of its superclasses.
  package static let views: [Property] = plainViews + texts + controls + scrollViews

  /// The properties of gesture recognizers.
  package static let recognizers: [Property] = anyRecognizer + certainRecognizers

  /// Returns the property of an object with a name.
  ///
  /// Components of points and rectangles also have names: `center.x`.
  package static func property(_ name: String, of object: AnyObject) -> Property? {
    let table = object is UIGestureRecognizer ? recognizers : views
    return table.first { $0.name == name && $0.read(object) != nil }
  }

  /// Returns the names of all properties that an object has.
  package static func names(of object: AnyObject) -> [String] {
    let table = object is UIGestureRecognizer ? recognizers : views
    return table.filter { $0.read(object) != nil }.map(\.name)
  }

  private static let plainViews: [Property] = [
    .rectangle("frame", \UIView.frame, "position and size in the superview, in points"),
    .rectangle("bounds", \UIView.bounds, "rectangle in its own coordinates, in points"),
    .point("center", \UIView.center, "centre in the superview, in points"),
    Property(
      UIView.self,
      "transform",
      .numbers(["a", "b", "c", "d", "tx", "ty"]),
      "rotation, scale and translation about its center"
    ) {
      let matrix = $0.transform
      return .numbers([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    } write: {
      guard case .numbers(let n) = $1 else { return }
      $0.transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    },
    .number(
      "alpha",
      \UIView.alpha,
      0...1,
      "opacity; at \(GestureLimits().minimumAlpha) or less it takes no touches"
    ),
    .bool("isHidden", \UIView.isHidden, "invisible, and takes no touches"),
    .bool("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "takes touches"),
    .bool("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, "takes more than one finger"),
    .bool("isExclusiveTouch", \UIView.isExclusiveTouch, "keeps touches from other views"),
    .bool("clipsToBounds", \UIView.clipsToBounds, "clips subviews to its bounds"),
    .integer(
      "tag",
      \UIView.tag,
      Int(Int32.min)...Int(Int32.max),
      "a number that identifies it"
    ),
    .color("backgroundColor", "background colour") { (view: UIView) in
      view.backgroundColor
    } _: {
      $0.backgroundColor = $1
    },
    .color("tintColor", "colour of its controls") { (view: UIView) in
      view.tintColor
    } _: {
      $0.tintColor = $1
    },
    .number("cornerRadius", \UIView.layer.cornerRadius, 0...10_000, "radius of the corners"),
    .number("borderWidth", \UIView.layer.borderWidth, 0...1_000, "width of the border"),
    .color("borderColor", "colour of the border") { (view: UIView) in
      view.layer.borderColor.map { UIColor(cgColor: $0) }
    } _: {
      $0.layer.borderColor = $1?.cgColor
    },
    Property(
      UIView.self,
      "isFirstResponder",
      .bool,
      "receives key events first",
      read: { .bool($0.isFirstResponder) },
      write: nil
    ),
  ]

  private static let texts: [Property] = [
    .text("text", \UILabel.text, "the text"),
    .color("textColor", "colour of the text") { (label: UILabel) in
      label.textColor
    } _: {
      $0.textColor = $1 ?? .label
    },
    Property(UILabel.self, "fontSize", .number(1...500), "height of the font, in points") {
      .number(Double($0.font?.pointSize ?? 17))
    } write: {
      if case .number(let size) = $1 { $0.font = .systemFont(ofSize: size) }
    },
    Property(
      UILabel.self,
      "textAlignment",
      .choice(["left", "center", "right"]),
      "alignment of the text"
    ) {
      .number($0.textAlignment == .center ? 1 : $0.textAlignment == .right ? 2 : 0)
    } write: {
      if case .number(let n) = $1 { $0.textAlignment = n == 1 ? .center : n == 2 ? .right : .left }
    },
    .integer("numberOfLines", \UILabel.numberOfLines, 0...1000, "most lines; 0 for no limit"),
    .text("text", \UITextField.text, "the typed text"),
    .text("placeholder", \UITextField.placeholder, "shown while it is empty"),
    .bool("isSecureTextEntry", \UITextField.isSecureTextEntry, "shows dots instead of the text"),
  ]

  private static let scrollViews: [Property] = [
    Property(
      UIScrollView.self,
      "contentSize",
      .numbers(["width", "height"]),
      "size of the content, in points"
    ) {
      .numbers([$0.contentSize.width, $0.contentSize.height])
    } write: {
      if case .numbers(let n) = $1 { $0.contentSize = CGSize(width: n[0], height: n[1]) }
    },
    Property(
      UIScrollView.self,
      "contentInset",
      .numbers(["top", "left", "bottom", "right"]),
      "space around the content, in points"
    ) {
      .numbers([
        $0.contentInset.top, $0.contentInset.left, $0.contentInset.bottom, $0.contentInset.right,
      ])
    } write: {
      guard case .numbers(let n) = $1 else { return }
      $0.contentInset = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    },
    .point("contentOffset", \UIScrollView.contentOffset, "how far it is scrolled, in points"),
    .bool("isScrollEnabled", \UIScrollView.isScrollEnabled, "fingers scroll it"),
    .bool("isPagingEnabled", \UIScrollView.isPagingEnabled, "stops at pages"),
    .bool("bounces", \UIScrollView.bounces, "can be pulled beyond its edges"),
    .bool(
      "delaysContentTouches",
      \UIScrollView.delaysContentTouches,
      "content gets touches after \(GestureLimits().contentDelay) s"
    ),
    .bool(
      "canCancelContentTouches",
      \UIScrollView.canCancelContentTouches,
      "may cancel touches of its content to scroll"
    ),
  ]
}
