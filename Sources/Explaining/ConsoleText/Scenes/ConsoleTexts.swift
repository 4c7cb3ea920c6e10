/// The texts by which users know the views of a reading.
struct ConsoleTexts {
  /// The text of each view: its own, and for a control or a row the first in it, or its
  /// accessibility label; nil for none.
  let texts: [String?]

  /// The name of the view at an index as users would say it: its text in quotation marks, or the identifier
  /// that its author gave it; nil for a view without both.
  func name(at index: Int, of views: [ConsoleView]) -> String? {
    if let text = texts[index] { return "\"\(SceneNames.line(text))\"" }
    return views[index].identifier.flatMap { $0.isEmpty ? nil : SceneNames.line($0) }
  }

  /// Finds the texts of views, of which each comes before those in it.
  init(_ views: [ConsoleView]) {
    var texts = views.map { view in view.text.flatMap { Self.isEmpty($0) ? nil : $0 } }
    /// The first text in each view.
    var inside = texts
    for (index, view) in views.enumerated().reversed() {
      if texts[index] == nil, let words = inside[index] ?? view.otherTexts.first,
        Self.isNamedByContent(view)
      {
        texts[index] = words
      }
      // Views are gone through from the last to the first: the first text in a view comes last.
      if let parent = view.parent, views[parent].text == nil, let text = inside[index] {
        inside[parent] = text
      }
    }
    self.texts = texts
  }

  private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether users call a view by the text in it, as a button or a row of a list.
  private static func isNamedByContent(_ view: ConsoleView) -> Bool {
    UIKitAncestor.isControl(UIKitAncestor.of(view)) || view.className.hasSuffix("Cell")
      || view.baseClass?.hasSuffix("Cell") ?? false
  }
}
