package import Foundation
package import Geometry
package import TextFormats

/// A view from a line of the text; missing values are nil.
package struct ConsoleView: Hashable, Sendable {
  /// The origins of a view: a line, another text, or an assumption.
  package enum Kind: Hashable, Sendable {
    /// A view with a line of its own.
    case printed
    /// A superview that must exist but that the text omits.
    case missing
    /// An element of an accessibility tree, of which only the position on the screen is known.
    case element
    /// An element that was joined into a tree of views, and receives no touches.
    case joined
  }

  /// The facts about a view and its descendants that a text can omit.
  package enum Gap: String, Hashable, Sendable {
    /// The positions.
    case place
    /// The views that receive touches.
    case interaction
  }

  /// The class, as printed.
  package var className: String
  /// The address; nil if the text has none.
  package var address: ConsoleAddress?
  /// The UIKit base class, if the line contains it.
  package var baseClass: String?
  /// The origin of the view: its own line by default.
  package var kind = Kind.printed
  /// The frame in the superview, in points; with a transform, the bounding box.
  package var frame: CGRect?
  /// The frame on the screen, if the line contains it.
  package var screenFrame: CGRect?
  /// The origin of the bounds.
  package var boundsOrigin: CGPoint?
  /// The transform about the center.
  package var transform: CGAffineTransform?
  /// The content size of a scroll view.
  package var contentSize: CGSize?
  /// The space around the content of a scroll view: top, left, bottom and right, in points.
  package var contentInset: [Double]?
  /// The opacity.
  package var alpha: Double?
  /// Whether the view is hidden.
  package var isHidden: Bool?
  /// Whether the view receives touches.
  package var isUserInteractionEnabled: Bool?
  /// Whether the view clips its subviews to its bounds.
  package var clipsToBounds: Bool?
  /// Whether the view is enabled, if it is a control.
  package var isEnabled: Bool?
  /// Whether a test driver found a point at which the view can be touched.
  package var isHittable: Bool?
  /// Whether the view is selected or checked.
  package var isSelected: Bool?
  /// Whether the view has the keyboard focus.
  package var isFocused: Bool?
  /// The scalar fields of a JSON object, as printed.
  package var values: [String: String] = [:]
  /// The tag.
  package var tag: Int?
  /// The running animations, as printed.
  package var animations: String?
  /// The shown text.
  package var text: String?
  /// The other texts that users know: the accessibility label, the placeholder or an image name.
  package var otherTexts: [String] = []
  /// The identifier from its author.
  package var identifier: String?
  /// Whether the view has recognizers, which other lines can describe.
  package var hasRecognizers = false
  /// The facts about the view and its descendants that the text omits.
  package var gaps: [Gap] = []
  /// Whether the end of the line is missing, so that missing values are unknown.
  package var isCut = false
  /// Whether the text omits descendants, or can omit some.
  package var mayHaveMore = false
  /// The position of the start of its line.
  package var position: SourcePosition
  /// The index of the superview; nil for the root of a tree.
  package var parent: Int?

  /// Creates a view of which only the class is known.
  package init(className: String, address: ConsoleAddress? = nil, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// The class and the address: `UIButton 0x7f811cf064d0`.
  package var name: String { reference.description }

  /// The view as other lines name it.
  package var reference: ConsoleReference {
    ConsoleReference(className: className, address: address)
  }
}
