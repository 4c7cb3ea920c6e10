/// A property that the user changed manually during a recording.
///
/// The player of the recording makes the same change at the same point. The rest of the run is therefore the
/// same. Views are identified by their position in the tree, because only that is the same in every run.
public struct RecordedEdit: Hashable, Sendable {
  /// The index of the window, then the index of each subview among its siblings.
  public var view: [Int]
  /// The index of the recognizer among those of the view; nil for the view itself.
  public var recognizer: Int?
  /// The user's name of the view or recognizer; only human readers of the file need it.
  public var name: String
  /// The name of the property in UIKit.
  public var property: String
  /// The numbers of the value; true is 1 and false is 0, and a text has none.
  public var values: [Double]
  /// The value of a text property; nil for others.
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
