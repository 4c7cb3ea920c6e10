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
    .rectangle("frame", \UIView.frame, "place in the superview, in points"),
    .rectangle("bounds", \UIView.bounds, "own coordinates, in points"),
    .point("center", \UIView.center, "middle in the superview, in points"),
    Property(
      UIView.self,
      "transform",
      .numbers(["a", "b", "c", "d", "tx", "ty"]),
      "how it is turned, scaled or moved about its center"
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
      "opacity; below \(GestureLimits().minimumAlpha) it takes no touches"
    ),
    .bool("isHidden", \UIView.isHidden, "neither seen nor touched"),
    .bool("isUserInteractionEnabled", \UIView.isUserInteractionEnabled, "takes touches"),
    .bool("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, "takes more than one finger"),
    .bool("isExclusiveTouch", \UIView.isExclusiveTouch, "keeps fingers from other views"),
    .bool("clipsToBounds", \UIView.clipsToBounds, "cuts subviews at its bounds"),
    .integer(
      "tag",
      \UIView.tag,
      Int(Int32.min)...Int(Int32.max),
      "a number to find it by"
    ),
    .color("backgroundColor", "colour of the ground") { (view: UIView) in
      view.backgroundColor
    } _: {
      $0.backgroundColor = $1
    },
    .color("tintColor", "colour of what can be pressed") { (view: UIView) in
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
      "keys go to it first",
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
      "where the text stands"
    ) {
      .number($0.textAlignment == .center ? 1 : $0.textAlignment == .right ? 2 : 0)
    } write: {
      if case .number(let n) = $1 { $0.textAlignment = n == 1 ? .center : n == 2 ? .right : .left }
    },
    .integer("numberOfLines", \UILabel.numberOfLines, 0...1000, "most lines; 0 for any number"),
    .text("text", \UITextField.text, "what was typed"),
    .text("placeholder", \UITextField.placeholder, "shown while it is empty"),
    .bool("isSecureTextEntry", \UITextField.isSecureTextEntry, "shows dots"),
  ]

  private static let scrollViews: [Property] = [
    Property(
      UIScrollView.self,
      "contentSize",
      .numbers(["width", "height"]),
      "size of what is scrolled, in points"
    ) {
      .numbers([$0.contentSize.width, $0.contentSize.height])
    } write: {
      if case .numbers(let n) = $1 { $0.contentSize = CGSize(width: n[0], height: n[1]) }
    },
    .point("contentOffset", \UIScrollView.contentOffset, "how far it is scrolled"),
    .bool("isScrollEnabled", \UIScrollView.isScrollEnabled, "fingers scroll it"),
    .bool("isPagingEnabled", \UIScrollView.isPagingEnabled, "stops at pages"),
    .bool("bounces", \UIScrollView.bounces, "can be pulled beyond its edges"),
    .bool(
      "delaysContentTouches",
      \UIScrollView.delaysContentTouches,
      "content waits for \(GestureLimits().contentDelay) s"
    ),
    .bool(
      "canCancelContentTouches",
      \UIScrollView.canCancelContentTouches,
      "may take fingers back"
    ),
  ]
}
