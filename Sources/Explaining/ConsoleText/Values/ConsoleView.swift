package import Foundation
package import Geometry
package import TextFormats

/// A view as a line of the text tells it; what the line does not say is nil.
package struct ConsoleView: Hashable, Sendable {
  /// What a view stands for that no line describes.
  package enum Kind: Hashable, Sendable {
    /// A view with a line of its own.
    case printed
    /// A superview that has to be there but that the text leaves out.
    case missing
    /// An element of an accessibility tree, of which only the place on the screen is known.
    case element
    /// An element that was put into a tree of views, and takes no touches.
    case joined
  }

  /// A fact about a view and all views in it that a text may leave out.
  package enum Gap: String, Hashable, Sendable {
    /// Where it lies.
    case place
    /// Which of them take touches.
    case interaction
  }

  /// Its class, as printed.
  package var className: String
  /// Its address; nil where the text has none.
  package var address: ConsoleAddress?
  /// The UIKit class it is made of, where the line says it.
  package var baseClass: String?
  /// Whether a line describes it.
  package var kind = Kind.printed
  /// Its rectangle in its superview, in points: the bounding box where it is transformed.
  package var frame: CGRect?
  /// Its rectangle on the screen, where its line says that.
  package var screenFrame: CGRect?
  /// The origin of its own coordinates, which its children are shifted by.
  package var boundsOrigin: CGPoint?
  /// How it is turned, scaled or moved about its centre.
  package var transform: CGAffineTransform?
  /// The size of what it scrolls.
  package var contentSize: CGSize?
  /// Its opacity.
  package var alpha: Double?
  /// Whether it is hidden.
  package var isHidden: Bool?
  /// Whether it takes touches.
  package var isUserInteractionEnabled: Bool?
  /// Whether its subviews are cut at its bounds.
  package var clipsToBounds: Bool?
  /// Whether it reacts, where it is a control.
  package var isEnabled: Bool?
  /// Whether a test driver found a place at which it can be touched.
  package var isHittable: Bool?
  /// Whether an element of an accessibility tree gave it a name.
  package var isNamedByElement = false
  /// Whether it was selected or checked.
  package var isSelected: Bool?
  /// Whether keys went to it.
  package var isFocused: Bool?
  /// All fields of an object of JSON that are no lists or objects, as printed.
  package var values: [String: String] = [:]
  /// Its number.
  package var tag: Int?
  /// The animations that ran on it, as printed.
  package var animations: String?
  /// What it shows.
  package var text: String?
  /// Other words by which a user knows it: its accessibility label, placeholder or image.
  package var otherTexts: [String] = []
  /// The name that its author gave it.
  package var identifier: String?
  /// Whether it has recognizers, which other lines may describe.
  package var hasRecognizers = false
  /// The facts about it and the views in it that the text leaves out.
  package var gaps: [Gap] = []
  /// The end of its line is missing, so what is not printed may have any value.
  package var isCut = false
  /// Views below it are left out of the text, or may be.
  package var mayHaveMore = false
  /// Where its line begins.
  package var position: SourcePosition
  /// The index of its superview; nil for the root of a tree.
  package var parent: Int?

  /// Creates a view of which nothing but the class is known.
  package init(className: String, address: ConsoleAddress? = nil, position: SourcePosition) {
    self.className = className
    self.address = address
    self.position = position
  }

  /// Class and address: `UIButton 0x7f811cf064d0`.
  package var name: String { reference.description }

  /// The view as other lines name it.
  package var reference: ConsoleReference {
    ConsoleReference(className: className, address: address)
  }
}
