public import Foundation
public import Geometry

/// A property of a view or recognizer, and its new value.
public struct PropertyEdit: Hashable, Sendable {
  /// The view or recognizer.
  public var node: NodeID
  /// The property and its value.
  public var value: Value

  /// Creates an edit.
  public init(node: NodeID, value: Value) {
    self.node = node
    self.value = value
  }
}

extension PropertyEdit {
  /// A property that tools can change, with a value.
  public enum Value: Hashable, Sendable {
    /// The frame of a view in its superview, in points.
    case frame(CGRect)
    /// The bounds of a view, in points.
    case bounds(CGRect)
    /// The position of a view's anchor in its superview, in points.
    case center(CGPoint)
    /// The rotation, scale or skew of a view around its center.
    case transform(CGAffineTransform)
    /// The opacity of a view, 0…1.
    case alpha(Double)
    /// The background colour of a view as red, green, blue and opacity, 0…1; nil for none.
    case backgroundColor([Double]?)
    /// The radius of a view's corners, in points.
    case cornerRadius(Double)
    /// A text of a view.
    case text(TextProperty, String)
    /// The index of a view among its siblings, from the back; an index beyond the last one is the front.
    case siblingIndex(Int)
    /// The level of a window; higher levels are in front.
    case windowLevel(Double)
    /// A Boolean property of a view.
    case viewFlag(ViewFlag, Bool)
    /// A state of a control.
    case controlFlag(ControlFlag, Bool)
    /// A Boolean property of a recognizer.
    case recognizerFlag(RecognizerFlag, Bool)

    /// The text properties of a view.
    public enum TextProperty: String, Hashable, Sendable, CaseIterable {
      /// The text of a label or a text field.
      case text
      /// The title of a button.
      case title
      /// The placeholder of an empty text field.
      case placeholder
    }

    /// The Boolean properties of a view.
    public enum ViewFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it is invisible and receives no touches.
      case isHidden
      /// Whether it and its subviews receive touches.
      case isUserInteractionEnabled
      /// Whether it receives more than one touch at a time.
      case isMultipleTouchEnabled
      /// Whether it keeps other views of its window from receiving touches.
      case isExclusiveTouch
      /// Whether subviews are clipped to its bounds.
      case clipsToBounds
    }

    /// The Boolean properties of a control.
    public enum ControlFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it reacts to touches.
      case isEnabled
      /// Whether it is selected.
      case isSelected
      /// Whether it is highlighted.
      case isHighlighted
    }

    /// The Boolean properties of a recognizer.
    public enum RecognizerFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it receives touches.
      case isEnabled
      /// Whether it cancels the touches in their views when it recognises.
      case cancelsTouchesInView
      /// Whether views receive touches only after it has failed.
      case delaysTouchesBegan
      /// Whether views receive a lift only after it has failed.
      case delaysTouchesEnded
    }

    /// The name of the property in UIKit.
    public var name: String {
      switch self {
      case .frame: "frame"
      case .bounds: "bounds"
      case .center: "center"
      case .transform: "transform"
      case .alpha: "alpha"
      case .backgroundColor: "backgroundColor"
      case .cornerRadius: "cornerRadius"
      case .text(let text, _): text.rawValue
      case .siblingIndex: "siblingIndex"
      case .windowLevel: "windowLevel"
      case .viewFlag(let flag, _): flag.rawValue
      case .controlFlag(let flag, _): flag.rawValue
      case .recognizerFlag(let flag, _): flag.rawValue
      }
    }
  }
}
