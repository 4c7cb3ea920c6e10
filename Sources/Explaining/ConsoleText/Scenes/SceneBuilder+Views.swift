import Foundation
import Geometry
import TextFormats

/// The views with their recognizers, texts and facts.
extension SceneBuilder {
  /// The maximum length of a caption, in characters.
  private static let longestCaption = 60

  /// Returns the map of a view and of all its descendants.
  mutating func view(_ index: Int, depth: Int, backdrop: String? = nil) -> SourceNode {
    let view = shown(index)
    let type = UIKitAncestor.of(view)
    var node = NodeBuilder(at: view.position)
    node.add("id", viewNames[index])
    if !view.isWindow || depth > 0 { node.add("class", type == "UIView" ? nil : type) }
    node.add("address", view.address?.description)
    if view.kind != .missing, view.className != type,
      view.className != "UIWindow" || view.kind == .element
    {
      node.add("appClass", view.className)
    }
    node.add("appBaseClass", view.baseClass ?? componentBase(of: index))
    node.add("appIdentifier", view.identifier)
    if type != "UILabel", type != "UITextField" { node.add("appText", view.text) }
    let others = view.otherTexts.prefix(8).map { SourceNode(.text(NodeBuilder.short($0))) }
    node.add("appTexts", list: others)
    place(view, type, into: &node)
    addFlags(of: view, index, type, into: &node)
    node.add("backdrop", backdrop)
    addLook(of: index, type, depth, into: &node)
    addFacts(of: index, type, into: &node)
    node.add("openQuestion", openQuestion(about: view))
    node.add("owner", owners[index].flatMap { controllerNames[$0] })
    node.add("recognizers", list: recognizerNodes(of: index, type))
    if UIKitAncestor.isControl(type) { node.add("on", reactions(of: index)) }
    let below = children[index].map { self.view($0, depth: depth + 1) }
    node.add("subviews", list: below)
    return node.node
  }

  // MARK: - Place and flags

  private mutating func place(
    _ view: ConsoleView,
    _ type: String,
    into node: inout NodeBuilder
  ) {
    let place = ViewPlacement(view)
    if let guess = place.guess {
      reading.note(
        .guessed,
        at: view.position,
        "\(view.name): \(guess.english)",
        "\(view.name) ：\(guess.chinese)"
      )
    }
    let scrolls = UIKitAncestor.scrolls(type)
    if place.isPlain || scrolls && place.transform == nil {
      node.add("frame", place.frame)
    } else {
      node.add("bounds", place.bounds)
      node.add("center", numbers: [place.center.x, place.center.y])
      if let turn = place.transform {
        node.add("transform", numbers: [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty])
      }
    }
    guard scrolls else { return }
    if let size = view.contentSize {
      let width = min(max(0, size.width), 1e6), height = min(max(0, size.height), 1e6)
      node.add("contentSize", numbers: [width, height].map { $0.isNaN ? 0 : $0 })
    }
    if let inset = view.contentInset, inset.allSatisfy({ abs($0) < 1e6 }),
      inset.contains(where: { $0 != 0 })
    {
      node.add("contentInset", numbers: inset.map { CGFloat($0) })
    }
    node.add("contentOffset", numbers: [place.bounds.minX, place.bounds.minY])
  }

  private mutating func addFlags(
    of view: ConsoleView,
    _ index: Int,
    _ type: String,
    into node: inout NodeBuilder
  ) {
    if let alpha = view.alpha, alpha != 1, !alpha.isNaN {
      node.add("alpha", number: min(max(alpha, 0), 1))
    }
    if view.isHidden == true, !showsElements[index] { node.add("isHidden", true) }
    node.add("isHittable", view.isHittable)
    // A class's default does not count here: a missing flag means YES for every class.
    let isPassive = UIKitAncestor.isPassive(type)
    // A tree of objects without the flag leaves it unknown; the default of the class is most
    // likely.
    let isUntold = view.kind == .element || !view.values.isEmpty
    let takesTouches =
      view.kind != .joined && (view.isUserInteractionEnabled ?? !(isPassive && isUntold))
    if view.kind == .joined { node.add("isElement", true) }
    if takesTouches == isPassive { node.add("isUserInteractionEnabled", takesTouches) }
    if view.kind == .element, isPassive {
      reading.note(
        .guessed,
        at: view.position,
        "\(view.name) is assumed to receive no touches, like labels and images",
        "假定 \(view.name) 不接收触摸，和标签、图片一样"
      )
    }
    if let clips = view.clipsToBounds, clips != UIKitAncestor.scrolls(type) {
      node.add("clipsToBounds", clips)
    } else if view.clipsToBounds == nil, UIKitAncestor.scrolls(type) {
      node.add("clipsToBounds", false)
    }
    if view.isEnabled == false, UIKitAncestor.isControl(type) { node.add("isEnabled", false) }
    if let tag = view.tag, tag != 0, Int32(exactly: tag) != nil {
      node.add("tag", number: Double(tag))
    }
  }

  // MARK: - Look

  private func addLook(
    of index: Int,
    _ type: String,
    _ depth: Int,
    into node: inout NodeBuilder
  ) {
    let view = reading.views[index]
    if view.kind == .missing {
      node.add("hitTest", "passThrough")
      return
    }
    if type == "UILabel" || type == "UITextField" { node.add("text", view.text) }
    if type == "UILabel", let height = view.frame?.height, height.isFinite {
      node.add("fontSize", number: min(max((height * 0.7).rounded(), 6), 17))
    }
    guard backdrop == nil else { return addOutline(type, depth, into: &node) }
    if depth > 0 {
      node.add("backgroundColor", colour(depth))
    } else if reading.trees.first(where: { $0.role == .window })?.root == index {
      // A window in front is as transparent as the views in it, so that what is behind it stays visible.
      node.add("backgroundColor", "#FFFFFF")
    }
    if type != "UILabel", !isCovered(index) { node.add("caption", caption(of: view)) }
  }

  /// Adds only the outline of a view on a picture of the screen; the picture shows the rest.
  private func addOutline(_ type: String, _ depth: Int, into node: inout NodeBuilder) {
    if type == "UILabel" || type == "UITextField" { node.add("textColor", "#00000000") }
    guard depth > 0 else { return }
    node.add("borderWidth", number: 1)
    node.add("borderColor", colour(depth).dropLast(2) + "B0")
  }

  private func colour(_ depth: Int) -> String { Self.colours[(depth - 1) % Self.colours.count] }

  /// Whether a subview covers the corner in which the caption would appear.
  private func isCovered(_ index: Int) -> Bool {
    let origin = ViewPlacement(reading.views[index]).bounds.origin
    return children[index].contains { child in
      guard let frame = reading.views[child].frame else { return false }
      return abs(frame.minX - origin.x) < 20 && abs(frame.minY - origin.y) < 12
        && frame.width > 40 && frame.height > 12
    }
  }

  private func caption(of view: ConsoleView) -> String {
    let type = SceneNames.short(view.className)
    guard let text = view.text ?? view.identifier, !text.isEmpty else { return type }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "\(type) '\(line.prefix(Self.longestCaption))'"
  }

  /// The colours of the levels; they are translucent, so that subviews shine through.
  private static let colours = [
    "#007AFF1F", "#34C7591F", "#FF95001F", "#AF52DE1F", "#FF2D551F", "#5AC8FA1F", "#FFCC001F",
  ]

  // MARK: - Unknown facts

  /// Returns the fact that the text leaves open about a view, for answers that depend on it.
  private func openQuestion(about view: ConsoleView) -> String? {
    if view.isCut {
      return "its line was cut, so it may be hidden, transparent or without interaction"
    }
    if view.kind == .missing { return "this superview is not in the text" }
    if view.mayHaveMore { return "views below it were left out of the text" }
    return nil
  }
}
