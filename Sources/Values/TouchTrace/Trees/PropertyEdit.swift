public import Foundation
public import Geometry

/// A property of a view or recognizer, and the value that it is to have.
public struct PropertyEdit: Hashable, Sendable {
  /// Which view or recognizer.
  public var node: NodeID
  /// Which property, with its value.
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
    /// The rectangle of a view in its superview, in points.
    case frame(CGRect)
    /// A view's own coordinates, in points.
    case bounds(CGRect)
    /// Where a view's anchor lies in its superview, in points.
    case center(CGPoint)
    /// How a view is turned, scaled or skewed about its center.
    case transform(CGAffineTransform)
    /// How much of a view shows, 0…1.
    case alpha(Double)
    /// The colour of a view's ground as red, green, blue and opacity, 0…1; nil for none.
    case backgroundColor([Double]?)
    /// The radius of a view's corners, in points.
    case cornerRadius(Double)
    /// A text of a view.
    case text(TextProperty, String)
    /// The place of a view among its siblings, counted from the back; beyond the last one is the front.
    case siblingIndex(Int)
    /// How far in front a window lies.
    case windowLevel(Double)
    /// A property of a view that is true or false.
    case viewFlag(ViewFlag, Bool)
    /// A state of a control.
    case controlFlag(ControlFlag, Bool)
    /// A property of a recognizer that is true or false.
    case recognizerFlag(RecognizerFlag, Bool)

    /// The text of a view.
    public enum TextProperty: String, Hashable, Sendable, CaseIterable {
      /// The text of a label or a text field.
      case text
      /// The title of a button.
      case title
      /// The text that an empty text field shows.
      case placeholder
    }

    /// What of a view is true or false.
    public enum ViewFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it is neither seen nor touched.
      case isHidden
      /// Whether it and its subviews receive touches.
      case isUserInteractionEnabled
      /// Whether it receives more than one finger at a time.
      case isMultipleTouchEnabled
      /// Whether it keeps other views of its window from receiving fingers.
      case isExclusiveTouch
      /// Whether subviews are cut at its bounds.
      case clipsToBounds
    }

    /// What of a control is true or false.
    public enum ControlFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it reacts to fingers.
      case isEnabled
      /// Whether it is selected.
      case isSelected
      /// Whether it shows that it is pressed.
      case isHighlighted
    }

    /// What of a recognizer is true or false.
    public enum RecognizerFlag: String, Hashable, Sendable, CaseIterable {
      /// Whether it takes part.
      case isEnabled
      /// Whether recognising takes the touches away from their views.
      case cancelsTouchesInView
      /// Whether views get touches only after it has failed.
      case delaysTouchesBegan
      /// Whether views learn of a lift only after it has failed.
      case delaysTouchesEnded
    }

    /// The name of the property as UIKit writes it.
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
