public import TouchTrace
import Drawing
import Foundation
import Geometry

/// Changes of a running application by tools.
///
/// Ours: on a device debuggers do this.
extension UIApplication {
  /// Sets a property like client code and returns the edit that undoes it.
  ///
  /// Returns nil if no window contains such a view or recognizer, if it has no such property, or if the number is
  /// unusable. Touches in progress continue as they would in UIKit; the next one uses the new value.
  public final func apply(_ edit: PropertyEdit) -> PropertyEdit? {
    var former: PropertyEdit.Value?
    CurrentApplication.with(self) {
      if case .recognizerFlag(let flag, let value) = edit.value {
        former = recognizer(edit.node)?.replace(flag, by: value)
      } else {
        former = view(edit.node)?.replace(edit.value)
      }
    }
    return former.map { PropertyEdit(node: edit.node, value: $0) }
  }
}

extension UIView {
  /// Sets a property and returns its former value; nil if that is impossible.
  fileprivate final func replace(_ value: PropertyEdit.Value) -> PropertyEdit.Value? {
    switch value {
    case .frame(let rect):
      guard rect.isUsable else { return nil }
      let former = frame
      frame = rect
      return .frame(former)
    case .bounds(let rect):
      guard rect.isUsable else { return nil }
      let former = bounds
      bounds = rect
      return .bounds(former)
    case .center(let point):
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let former = center
      center = point
      return .center(former)
    case .transform(let matrix):
      guard [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].allSatisfy(\.isFinite)
      else { return nil }
      let former = transform
      transform = matrix
      return .transform(former)
    case .alpha(let number):
      guard number.isFinite else { return nil }
      let former = alpha
      alpha = CGFloat(number)
      return .alpha(Double(former))
    case .backgroundColor, .cornerRadius, .text: return replaceLook(value)
    case .siblingIndex(let index):
      guard let parent = superview, let former = parent.subviews.firstIndex(of: self) else {
        return nil
      }
      parent.insertSubview(self, at: min(max(0, index), parent.subviews.count - 1))
      return .siblingIndex(former)
    case .windowLevel(let level):
      guard let window = self as? UIWindow, level.isFinite else { return nil }
      let former = window.windowLevel
      window.windowLevel = UIWindow.Level(rawValue: CGFloat(level))
      return .windowLevel(Double(former.rawValue))
    case .viewFlag(let flag, let isOn):
      let former = self[keyPath: flag.path]
      self[keyPath: flag.path] = isOn
      return .viewFlag(flag, former)
    case .controlFlag(let flag, let isOn):
      guard let control = self as? UIControl else { return nil }
      let former = control[keyPath: flag.path]
      control[keyPath: flag.path] = isOn
      return .controlFlag(flag, former)
    case .recognizerFlag: return nil
    }
  }
}

extension UIView {
  /// Sets a colour, a radius or a text and returns its former value; nil if that is impossible.
  fileprivate final func replaceLook(_ value: PropertyEdit.Value) -> PropertyEdit.Value? {
    switch value {
    case .backgroundColor(let parts):
      guard parts?.count ?? 4 == 4, parts?.allSatisfy(\.isFinite) ?? true else { return nil }
      let former = fillColor.map { [$0.red, $0.green, $0.blue, $0.alpha] }
      backgroundColor = parts.map {
        UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
      }
      return .backgroundColor(former)
    case .cornerRadius(let radius):
      guard radius.isFinite, radius >= 0 else { return nil }
      let former = layer.cornerRadius
      layer.cornerRadius = CGFloat(radius)
      return .cornerRadius(Double(former))
    case .text(let property, let text):
      guard let former = self.text(of: property) else { return nil }
      setText(text, of: property)
      return .text(property, former)
    default: return nil
    }
  }

  /// Returns a text of the view; nil if the view has no such text.
  fileprivate final func text(of property: PropertyEdit.Value.TextProperty) -> String? {
    switch (property, self) {
    case (.text, let label as UILabel): label.text ?? ""
    case (.text, let field as UITextField): field.text ?? ""
    case (.placeholder, let field as UITextField): field.placeholder ?? ""
    case (.title, let button as UIButton): button.title(for: .normal) ?? ""
    default: nil
    }
  }

  private final func setText(_ text: String, of property: PropertyEdit.Value.TextProperty) {
    switch (property, self) {
    case (.text, let label as UILabel): label.text = text
    case (.text, let field as UITextField): field.text = text
    case (.placeholder, let field as UITextField): field.placeholder = text
    case (.title, let button as UIButton): button.setTitle(text, for: .normal)
    default: break
    }
  }
}

extension UIApplication {
  /// Returns the colour, the radius and the texts of a view, as edits that set the present values.
  package final func lookEdits(of id: NodeID) -> [PropertyEdit.Value] {
    guard let view = view(id) else { return [] }
    let color = view.fillColor.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    let texts = PropertyEdit.Value.TextProperty.allCases.compactMap { property in
      view.text(of: property).map { PropertyEdit.Value.text(property, $0) }
    }
    return [.backgroundColor(color), .cornerRadius(Double(view.backing?.style.cornerRadius ?? 0))]
      + texts
  }
}

extension UIGestureRecognizer {
  fileprivate final func replace(
    _ flag: PropertyEdit.Value.RecognizerFlag,
    by isOn: Bool
  ) -> PropertyEdit.Value {
    let former = self[keyPath: flag.path]
    self[keyPath: flag.path] = isOn
    return .recognizerFlag(flag, former)
  }
}

extension CGRect {
  nonisolated fileprivate var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}

extension PropertyEdit.Value.ViewFlag {
  fileprivate var path: ReferenceWritableKeyPath<UIView, Bool> {
    switch self {
    case .isHidden: \.isHidden
    case .isUserInteractionEnabled: \.isUserInteractionEnabled
    case .isMultipleTouchEnabled: \.isMultipleTouchEnabled
    case .isExclusiveTouch: \.isExclusiveTouch
    case .clipsToBounds: \.clipsToBounds
    }
  }
}

extension PropertyEdit.Value.ControlFlag {
  fileprivate var path: ReferenceWritableKeyPath<UIControl, Bool> {
    switch self {
    case .isEnabled: \.isEnabled
    case .isSelected: \.isSelected
    case .isHighlighted: \.isHighlighted
    }
  }
}

extension PropertyEdit.Value.RecognizerFlag {
  fileprivate var path: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> {
    switch self {
    case .isEnabled: \.isEnabled
    case .cancelsTouchesInView: \.cancelsTouchesInView
    case .delaysTouchesBegan: \.delaysTouchesBegan
    case .delaysTouchesEnded: \.delaysTouchesEnded
    }
  }
}
