/// The texts by which users know the views of a reading.
struct ConsoleTexts {
  /// The text of each view; nil for none.
  ///
  /// It is the view's own text or, for a control or a row, the first text in it or its
  /// accessibility label.
  let texts: [String?]

  /// Returns the name of a view as users would write it; nil for a view without text and
  /// identifier.
  ///
  /// It is the text in quotation marks, or the identifier from the view's author.
  func name(at index: Int, of views: [ConsoleView]) -> String? {
    if let text = texts[index] { return "\"\(SceneNames.line(text))\"" }
    return views[index].identifier.flatMap { $0.isEmpty ? nil : SceneNames.line($0) }
  }

  /// Finds the texts of views; each view comes before its descendants.
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
      // The loop runs from the last view to the first, so the first text in a view is set last.
      if let parent = view.parent, views[parent].text == nil, let text = inside[index] {
        inside[parent] = text
      }
    }
    self.texts = texts
  }

  private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether users know a view by the text in it, such as a button or a row of a list.
  private static func isNamedByContent(_ view: ConsoleView) -> Bool {
    UIKitAncestor.isControl(UIKitAncestor.of(view)) || view.className.hasSuffix("Cell")
      || view.baseClass?.hasSuffix("Cell") ?? false
  }
}
