import TouchTrace
import Foundation
import TextFormats

/// A builder of a scene file from a reading: windows, controllers, and assumptions.
struct SceneBuilder {
  var reading: ConsoleReading
  var names: SceneNames
  /// The names of views, controllers and recognizers, by their index in the reading.
  var viewNames: [String] = []
  var controllerNames: [Int: String] = [:]
  var recognizerNames: [String] = []
  /// The names of the recognizers in the scene, by their address.
  var requirementNames: [ConsoleAddress: String] = [:]
  /// The subviews and recognizers of each view, by its index.
  var children: [[Int]] = []
  /// Whether an element has visible descendants; it can be marked as invisible itself.
  private(set) var showsElements: [Bool] = []
  var recognizers: [Int: [Int]] = [:]
  var actions: [Int: [ConsoleAction]] = [:]
  var owners: [Int: Int] = [:]
  /// The roots that are shown at another position than the printed one.
  var adjusted: [Int: ConsoleView] = [:]

  /// The picture of the screen behind the views, and its tree.
  let backdrop: String?
  private(set) var backdropTree: ConsoleReading.Tree?

  init(_ reading: ConsoleReading, backdrop: String? = nil) {
    self.reading = reading
    self.backdrop = backdrop
    names = SceneNames(count: reading.views.count + reading.recognizers.count)
    if backdrop != nil {
      backdropTree = reading.trees.first {
        $0.role == .window && reading.views[$0.root].isHidden != true
      }
    }
    nameAll()
    relateAll()
  }

  // MARK: - Names and relations

  private mutating func nameAll() {
    let texts = ConsoleTexts(reading.views)
    names.shorten(reading.views.map(\.reference))
    viewNames.reserveCapacity(reading.views.count)
    for (index, view) in reading.views.enumerated() {
      let words = texts.name(at: index, of: reading.views)
      let name =
        view.kind == .missing
        ? names.unique("superview not in the text (line \(view.position.line))")
        : wordedName(of: view) ?? names.name(view.reference, called: words, at: view.position)
      viewNames.append(name)
    }
    for recognizer in reading.recognizers {
      let reference = ConsoleReference(
        className: recognizer.className,
        address: recognizer.address
      )
      recognizerNames.append(names.name(reference, at: recognizer.position))
    }
    for (index, controller) in reading.controllers.enumerated() where controller.viewIndex != nil {
      let reference = ConsoleReference(
        className: controller.className,
        address: controller.address
      )
      controllerNames[index] = names.name(reference, at: controller.position)
    }
  }

  /// Returns the class and words of an object without an address: `Button "Book"`.
  private mutating func wordedName(of view: ConsoleView) -> String? {
    guard view.address == nil, let text = view.text ?? view.identifier, !text.isEmpty else {
      return nil
    }
    return names.unique("\(SceneNames.short(view.className)) \"\(SceneNames.line(text))\"")
  }

  private mutating func relateAll() {
    children = Array(repeating: [], count: reading.views.count)
    for index in reading.views.indices {
      if let parent = reading.views[index].parent { children[parent].append(index) }
    }
    showsElements = Array(repeating: false, count: reading.views.count)
    // Views come before their descendants.
    for index in reading.views.indices.reversed() where reading.views[index].kind == .element {
      showsElements[index] = children[index].contains {
        reading.views[$0].isHidden == false || showsElements[$0]
      }
    }
    for (index, recognizer) in reading.recognizers.enumerated() {
      guard let view = recognizer.viewIndex else { continue }
      recognizers[view, default: []].append(index)
      let scrolls = UIKitAncestor.scrolls(UIKitAncestor.of(reading.views[view]))
      let isOwn = scrolls && RecognizerKind.isOwnOfScrollViews(recognizer.className)
      if !isOwn, let address = recognizer.address {
        requirementNames[address] = recognizerNames[index]
      }
    }
    for action in reading.actions {
      if let view = action.viewIndex { actions[view, default: []].append(action) }
    }
    for (index, controller) in reading.controllers.enumerated() {
      // If two controllers have the same view, the first one keeps it.
      if let view = controller.viewIndex, owners[view] == nil { owners[view] = index }
    }
  }

  // MARK: - The file

  mutating func document() -> SourceNode {
    var file = NodeBuilder(at: SourcePosition())
    let name = ScreenName.of(reading, size: size)
    file.add("title", title(name ?? "Imported screen", name ?? "导入的界面"))
    file.add("question", title("Who gets a touch here, and why?", "这里的触摸归谁？为什么？"))
    if reading.isFramesOnly {
      file.add(
        "answer",
        title(
          "Only positions on the screen are known. Which views receive touches is assumed.",
          "只知道屏幕上的位置：哪些视图接收触摸是推测的。"
        )
      )
    }
    file.add("size", numbers: [size.width, size.height])
    file.add("applicationDelegate", applicationDelegate)
    addAnswers(into: &file)
    file.add("controllers", list: controllers())
    let windows = reading.trees.map { window($0) }
    file.add("windows", list: windows)
    return file.node
  }

  func title(_ english: String, _ chinese: String) -> SourceNode {
    var texts = NodeBuilder(at: SourcePosition())
    texts.add("en", english)
    texts.add("zh", chinese)
    return texts.node
  }

  private func controllers() -> [SourceNode] {
    reading.controllers.indices.compactMap { index in
      guard let name = controllerNames[index], isOwner(index) else { return nil }
      let controller = reading.controllers[index]
      var node = NodeBuilder(at: controller.position)
      node.add("id", name)
      node.add("title", name)
      node.add("address", controller.address?.description)
      let above = nearestAbove(controller)
      node.add(above.isPresented ? "presentedBy" : "parent", above.name)
      return node.node
    }
  }

  private func isOwner(_ index: Int) -> Bool {
    reading.controllers[index].viewIndex.map { owners[$0] == index } ?? false
  }

  /// Returns the nearest ancestor in the scene, and whether it presents the controller or one that
  /// contains it.
  private func nearestAbove(_ controller: ConsoleController) -> (name: String?, isPresented: Bool) {
    var (next, isPresented) = (controller.parent, controller.isPresented)
    while let index = next {
      if let name = controllerNames[index], isOwner(index) { return (name, isPresented) }
      isPresented = isPresented || reading.controllers[index].isPresented
      next = reading.controllers[index].parent
    }
    return (nil, false)
  }

  /// The object after the application in a chain.
  private var applicationDelegate: String? {
    for chain in reading.chains {
      let place = chain.responders.firstIndex { $0.className.hasSuffix("Application") }
      guard let place, place + 1 < chain.responders.count else { continue }
      return chain.responders[place + 1].description
    }
    return nil
  }

  /// Returns a view as the scene shows it.
  func shown(_ index: Int) -> ConsoleView { adjusted[index] ?? reading.views[index] }

  /// The size of the largest visible window.
  var size: CGSize {
    var (width, height) = (CGFloat(0), CGFloat(0))
    let placedCount = reading.trees.count { $0.role == .window }
    for tree in reading.trees where tree.role == .window {
      let root = reading.views[tree.root]
      guard root.isHidden != true || reading.trees.count == 1 else { continue }
      let place = ViewPlacement(root)
      let liesOnScreen = root.isWindow && placedCount > 1 || !root.values.isEmpty
      width = max(width, liesOnScreen ? place.frame.maxX : place.bounds.maxX)
      height = max(height, liesOnScreen ? place.frame.maxY : place.bounds.maxY)
    }
    guard width > 0, height > 0 else { return ConsoleScene.usualSize }
    return CGSize(
      width: min(max(width.rounded(.up), 16), 4096),
      height: min(max(height.rounded(.up), 16), 4096)
    )
  }
}
