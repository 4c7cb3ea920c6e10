import Foundation
package import TouchTrace

/// A recognizer, control or view on the path of a touch: a column of the matrix.
package struct GestureColumn: Hashable, Sendable {
  /// The position in a tree, which is the same in all copies of a scene.
  package struct Place: Hashable, Sendable {
    /// The position of the view in the tree.
    package var view: Int
    /// The position of the recognizer among those of the view; nil for the view itself.
    package var recognizer: Int?

    /// Creates a place.
    package init(view: Int, recognizer: Int?) {
      (self.view, self.recognizer) = (view, recognizer)
    }
  }

  /// The kinds of columns.
  package enum Kind: String, Hashable, Sendable {
    case recognizer, control
    /// A view with a class that handles touches.
    case view
  }

  /// The position in the tree.
  package var place: Place
  /// The kind of column.
  package var kind: Kind
  /// The recognizer, control or view.
  package var node: NodeSnapshot
  /// The view that the recognizer is attached to; for other kinds the node itself.
  package var view: NodeSnapshot
  /// The settings of the recognizer; nil for other kinds.
  package var recognizer: RecognizerSnapshot?

  /// The name above the column: the author's name, or the kind, such as `pan`.
  package var title: String {
    let shown = ShownName(node)
    guard kind == .recognizer else { return OverlayText.label(shown.name) }
    // The name of a view that a debugger printed is its class, with an address or a line.
    let isPrinted = shown.isPrintedClass || Self.printedClass(shown.name) != shown.name
    guard node.identifier == nil || isPrinted else { return OverlayText.label(node.name) }
    let words = Self.words(of: Self.printedClass(shown.name))
    return words == "tap" ? (taps.map { "\($0) tap" } ?? words) : words
  }

  /// Returns the class from the name of a view that was printed without an address: `UIView (line 2)`.
  static func printedClass(_ name: String) -> String {
    name.range(of: " (line ").map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// The required number of taps of an unnamed recognizer, if more than one: `double`.
  var taps: String? {
    switch recognizer?.numberOfTapsRequired {
    case 2: "double"
    case 3: "triple"
    default: nil
    }
  }

  /// Whether it is a scroll view's own recognizer, which scrolls or zooms it.
  package var isOfScrollView: Bool { RecognizerKind.scrollProperty(node.typeName) != nil }

  /// Whether it is unknown which gesture it recognises.
  package var isUnknown: Bool { node.typeName == RecognizerKind.other.className }

  /// The class of a recognizer that a debugger printed; the name begins with it.
  var className: String { String(node.name.prefix { $0 != " " && $0 != "(" }) }

  /// Returns a class name in words.
  ///
  /// `UILongPressGestureRecognizer` becomes `long press`, `WKSyntheticTapGestureRecognizer` becomes
  /// `WK synthetic tap`.
  private static func words(of typeName: String) -> String {
    var name = Substring(typeName)
    for suffix in ["GestureRecognizer", "Recognizer"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
      break
    }
    guard !name.isEmpty, name.count < typeName.count else { return typeName }
    // Private names and names from apps are unchanged.
    guard !name.hasPrefix("_") else { return String(name) }
    if name.hasPrefix("UI") { name = name.dropFirst(2) }
    let words = Self.humps(of: name).map {
      $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased()
    }
    return words.isEmpty ? typeName : words.joined(separator: " ")
  }

  /// Returns the words of a name in camel case; consecutive capitals are one word.
  static func humps(of name: Substring) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let isSmallNext = place + 1 < letters.count && letters[place + 1].isLowercase
      let isSmallBefore = place > 0 && !letters[place - 1].isUppercase
      if words.isEmpty || letter.isUppercase && (isSmallBefore || isSmallNext) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}

extension TreeSnapshot {
  /// Returns the columns for touches of a view.
  ///
  /// The recognizers that receive them come first, from the deepest view upwards, then the control or the view that
  /// handles them.
  package func gestureColumns(of index: Int) -> [GestureColumn] {
    let way = path(to: index).reversed()
    var columns: [GestureColumn] = []
    for place in way {
      for (number, recognizer) in views[place].recognizers.enumerated()
      where !RecognizerKind.onlyDelays(recognizer.node.typeName) {
        columns.append(
          GestureColumn(
            place: GestureColumn.Place(view: place, recognizer: number),
            kind: .recognizer,
            node: recognizer.node,
            view: views[place].node,
            recognizer: recognizer
          )
        )
      }
    }
    let handler =
      way.first { views[$0].control != nil } ?? way.first { handlesTouchesItself($0) }
    if let handler {
      columns.append(
        GestureColumn(
          place: GestureColumn.Place(view: handler, recognizer: nil),
          kind: views[handler].control == nil ? .view : .control,
          node: views[handler].node,
          view: views[handler].node
        )
      )
    }
    return columns
  }

  /// Whether a view handles touches other than by scrolling.
  private func handlesTouchesItself(_ index: Int) -> Bool {
    views[index].handlesTouches && views[index].node.typeName != "UIScrollView"
  }
}
