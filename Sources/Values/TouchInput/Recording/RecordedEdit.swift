/// A property that the user changed by hand while a scene was recorded.
///
/// The player of the recording makes the same change at the same place, so that what follows is the
/// same. Views are told by their place in the tree, since nothing else is the same in every run.
public struct RecordedEdit: Hashable, Sendable {
  /// The window's place among the windows, then each subview's place among its siblings.
  public var view: [Int]
  /// The place among the view's gesture recognizers of the one that is meant; nil for the view.
  public var recognizer: Int?
  /// What the user calls the view or recognizer; only readers of the file need it.
  public var name: String
  /// The name of the property as UIKit writes it.
  public var property: String
  /// The numbers that make up the value; true is 1 and false is 0, and a text has none.
  public var values: [Double]
  /// The value of a property that is a text; nil for others.
  public var text: String?

  /// Creates a change.
  public init(
    view: [Int],
    recognizer: Int? = nil,
    name: String,
    property: String,
    values: [Double],
    text: String? = nil
  ) {
    self.view = view
    self.recognizer = recognizer
    self.name = name
    self.property = property
    self.values = values
    self.text = text
  }
}
