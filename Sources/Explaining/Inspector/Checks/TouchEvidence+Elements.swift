import TouchTrace
import Foundation
import Geometry

/// The checks of an element of an accessibility tree.
///
/// Such a tree contains frames on the screen, but neither the z-order nor the reaction to touches.
extension TouchEvidence {
  var elementItems: [Item] {
    [
      elementHiding, elementSize, elementPlace, elementKeyboard, elementEnabling, elementHitting,
      elementCover, missingFacts,
    ].compactMap(\.self)
  }

  private var elementHiding: Item? {
    // Drivers call elements outside of the screen invisible.
    if elementPlace?.state == .found { return nil }
    if let index = path.first(where: { tree.views[$0].isHidden }) {
      return Item(
        .hidden,
        .found,
        index == subject
          ? Phrase("the tree itself says that it is not visible", "树里写明它不可见")
          : Phrase("the tree says that \(name(index)) is not visible", "树里写明 \(name(index)) 不可见"),
        culprit: tree.views[index].node,
        waysOut: [
          Phrase("wait until it is shown, or scroll to it", "等它显示出来，或滚动到它")
        ]
      )
    }
    // Some drivers also print the opacity.
    if path.contains(where: { tree.views[$0].isTooTransparent }) { return hiding }
    return Item(
      .hidden,
      .clear,
      Phrase("the tree does not say that it is invisible", "树里没有说它不可见")
    )
  }

  /// Whether the text leaves out its position.
  private var hasNoPlace: Bool { facts(at: subject)?.untold.contains(.place) ?? false }

  private var elementSize: Item? {
    if hasNoPlace { return nil }
    let bounds = view.geometry.bounds
    let sides = "\(Measure.number(bounds.width)) × \(Measure.number(bounds.height))"
    let evidence = Phrase("its frame is \(sides) points", "它的 frame 为 \(sides) 点")
    return Item(.zeroSize, bounds.isEmpty ? .found : .clear, evidence)
  }

  /// The element that represents the screen; nil if the text begins below it.
  private var screen: Int? {
    let isScreen = {
      ["Application", "Window", "UIWindow"].contains(facts(at: $0)?.appClass ?? "")
    }
    // In a flat list the screen is a sibling of the element.
    return path.first(where: isScreen) ?? piece.first(where: isScreen)
  }

  /// The positions of all views in the window of the view.
  private var piece: Range<Int> {
    let root = path.first ?? subject
    return root..<(root + tree.views[root].descendantCount + 1)
  }

  private var elementPlace: Item? {
    if hasNoPlace {
      return Item(
        .outsideBounds,
        .open,
        Phrase("its frame is not in the text", "文本中没有它的位置"),
        commands: [DebuggerCommand.tree]
      )
    }
    if let quad = view.node.quad, !quad.boundingBox.isEmpty, !quad.contains(tap.point) {
      return pointOutside(.found)
    }
    guard let screen, let edge = tree.views[screen].node.quad?.boundingBox, !edge.isEmpty else {
      return usualScreen
    }
    guard screen != subject,
      let own = view.node.quad?.boundingBox, !own.isEmpty
    else { return nil }
    guard !edge.contains(CGPoint(x: own.midX, y: own.midY)) else {
      return Item(.outsideBounds, .clear, Phrase("its middle is on the screen", "它的中点在屏幕内"))
    }
    return outside(edge, own, edge.intersects(own) ? .partial : .found, Phrase("", ""))
  }

  /// Returns the item for an element beyond the edge of a screen, with the direction to scroll.
  private func outside(
    _ edge: CGRect,
    _ own: CGRect,
    _ state: TouchDiagnosis.State,
    _ remark: Phrase
  ) -> Item {
    let isVertical = own.midY >= edge.maxY || own.midY < edge.minY
    let place = isVertical ? own.minY - edge.minY : own.minX - edge.minX
    let length = isVertical ? edge.height : edge.width
    let (from, whole) = (Measure.number(place), Measure.number(length))
    let far = place < 0 ? -place - (isVertical ? own.height : own.width) : place - length
    let points = Measure.number(max(0, far))
    let side = place < 0 ? (isVertical ? "above" : "left of") : (isVertical ? "below" : "right of")
    let direction = place < 0 ? (isVertical ? "up" : "left") : (isVertical ? "down" : "right")
    let by = Measure.number(max(0, far) + (isVertical ? own.height : own.width))
    let isPart = edge.intersects(own)
    // Above it and to the left of it, the end of the screen does not matter.
    let extent =
      place < 0
      ? Phrase("", "")
      : Phrase(
        ", the screen is \(whole) points \(isVertical ? "high" : "wide")",
        "，屏幕\(isVertical ? "高" : "宽") \(whole) 点"
      )
    return Item(
      .outsideBounds,
      state,
      Phrase(
        "its \(isVertical ? "y" : "x") is \(from)\(extent.english)\(remark.english)",
        "它的 \(isVertical ? "y" : "x") 为 \(from)\(extent.chinese)\(remark.chinese)"
      ),
      cause: isPart
        ? Phrase("its middle lies \(side) the screen", "它的中点在屏幕之外")
        : Phrase("it lies \(points) points \(side) the screen", "它在屏幕之外 \(points) 点"),
      waysOut: [
        Phrase(
          "scroll \(direction) by \(by) points or more, until it is on the screen",
          "滚动 \(by) 点以上，直到它在屏幕内"
        )
      ]
    )
  }

  /// For a tree without a screen element: whether phones of its width end before the element.
  private var usualScreen: Item? {
    guard let own = view.node.quad?.boundingBox, !own.isEmpty else { return nil }
    if own.maxY <= 0 || own.maxX <= 0 {
      return outside(CGRect(x: 0, y: 0, width: 320, height: 480), own, .found, Phrase("", ""))
    }
    let boxes = piece.compactMap { index in
      facts.isMadeUp(tree.views[index].node) ? nil : tree.views[index].node.quad?.boundingBox
    }
    let width = boxes.map(\.maxX).max() ?? 0
    guard let height = Self.phones[Int(width)], own.midY >= height else { return nil }
    return outside(
      CGRect(x: 0, y: 0, width: width, height: height),
      own,
      .possible,
      Phrase(" on phones of this width; the text does not name the screen", "（这种宽度的手机）；文本没有写明屏幕大小")
    )
  }

  /// The height of the tallest iPhone per width, in points.
  private static let phones: [Int: CGFloat] = [
    320: 568, 375: 812, 390: 844, 393: 852, 402: 874, 414: 896, 420: 912, 428: 926, 430: 932,
    440: 956,
  ]

  /// Wider elements are not keys, except for those with the type of a key.
  private static let widestKey: CGFloat = 100

  /// Whether a keyboard's rectangle fills the screen, so that it is the rectangle of its window.
  private func fillsScreen(_ keyboard: CGRect) -> Bool {
    guard let edge = screen.flatMap({ tree.views[$0].node.quad?.boundingBox }) else { return true }
    return keyboard.height > edge.height * 0.7
  }

  /// The check for a keyboard, which is in front of all views of the app.
  private var elementKeyboard: Item? {
    let keyboard = tree.views.indices.first { index in
      facts(at: index)?.appClass == "Keyboard" && !tree.views[index].isHidden
    }
    let ownClass = facts(at: subject)?.appClass ?? ""
    guard let keyboard, !path.contains(keyboard), ownClass != "Key",
      let edge = tree.views[keyboard].node.quad?.boundingBox,
      let own = view.node.quad?.boundingBox, !own.isEmpty, edge.intersects(own)
    else { return nil }
    let isBehind = edge.contains(CGPoint(x: own.midX, y: own.midY))
    // Keys of a flat list lie on the keyboard; alerts and bars above it are in front.
    let isNested = tree.views[keyboard].descendantCount > 0 || own.width > Self.widestKey
    let fronts: Set = ["Alert", "Sheet", "Toolbar", "Popover", "Menu"]
    let isInFront = path.contains { fronts.contains(facts(at: $0)?.appClass ?? "") }
    let isSure = isNested && !isInFront && !fillsScreen(edge)
    return Item(
      .behindKeyboard,
      isSure ? (isBehind ? .found : .partial) : .possible,
      Phrase(
        "the keyboard, from y = \(Measure.number(edge.minY)) down, lies over it",
        "键盘（y = \(Measure.number(edge.minY)) 以下）挡住了它"
      ),
      culprit: tree.views[keyboard].node,
      waysOut: [
        Phrase("hide the keyboard, or scroll until it is above", "收起键盘，或把它滚动到键盘上方")
      ]
    )
  }

  private var elementEnabling: Item? {
    guard view.control?.isEnabled == false else {
      guard facts(at: subject)?.tells(.isEnabled) ?? false else { return nil }
      return Item(.controlDisabled, .clear, Phrase("it is enabled", "它已启用"))
    }
    return Item(
      .controlDisabled,
      .found,
      Phrase("the tree says that it is disabled", "树里写明它已停用"),
      waysOut: [Self.enabling, phrase(.enableControl(view.node))]
    )
  }

  /// The fix for a disabled element, for a user or a driver.
  private static let enabling = Phrase(
    "wait until the app enables it, or fill in what the screen asks for first",
    "等应用启用它，或先填写界面要求的内容"
  )

  /// The check whether the displayed element is disabled.
  var elementDisabled: Item? {
    guard let element, tree.views[element].control?.isEnabled == false else { return nil }
    return Item(
      .controlDisabled,
      .found,
      Phrase("the accessibility tree says that it is disabled", "无障碍树里写明它已停用"),
      culprit: tree.views[element].node,
      waysOut: [Self.enabling]
    )
  }

  /// The check whether the displayed element lies beyond the edge of the window.
  var elementOutside: Item? {
    guard let element, let root = path.first, let edge = tree.views[root].node.quad?.boundingBox,
      let own = tree.views[element].node.quad?.boundingBox,
      !edge.contains(CGPoint(x: own.midX, y: own.midY))
    else { return nil }
    return outside(edge, own, .found, Phrase("", ""))
  }

  private var elementHitting: Item? {
    guard let isHittable = facts(at: subject)?.isHittable else { return nil }
    return Item(
      .notHittable,
      isHittable ? .clear : .found,
      isHittable
        ? Phrase("the driver found a point to touch it", "驱动找到了可以触摸它的位置")
        : Phrase(
          "the driver found no point to touch it (hittable = false)",
          "驱动没有找到可以触摸它的位置（hittable = false）"
        )
    )
  }

  /// The check for another element over the same place, which may be in front or behind.
  private var elementCover: Item? {
    if hasNoPlace { return nil }
    if let coverByDriver { return coverByDriver }
    let own = Set(path + Array(subject...(subject + view.descendantCount)))
    let over = tree.views.indices.last { index in
      !own.contains(index) && !facts.isMadeUp(tree.views[index].node) && reach.areShown[index]
        && tree.views[index].node.quad?.contains(tap.point) ?? false && mayCover(index)
    }
    guard let over else {
      return Item(.covered, .clear, Phrase("no other element lies there", "那里没有别的元素"))
    }
    return Item(
      .covered,
      .possible,
      Phrase(
        "\(name(over)) lies at the same place; an accessibility tree does not show which of the two is"
          + " in front",
        "\(name(over)) 与它重叠；无障碍树不说明谁在前面"
      ),
      culprit: tree.views[over].node,
      commands: [DebuggerCommand.tree, DebuggerCommand.element(at: tap.point)]
    )
  }

  /// The check for an element in front that the driver's own hit-test found.
  private var coverByDriver: Item? {
    guard let hit = facts.hit(at: tap.point) else { return nil }
    let culprit = tree.views.first { names[$0.node] == hit.view }?.node
    return Item(
      .covered,
      .found,
      Phrase(
        "the driver's own hit-test at its middle returns \(hit.view)",
        "驱动自己在它的中点做的命中测试找到的是 \(hit.view)"
      ),
      culprit: culprit,
      waysOut: [
        Phrase("dismiss \(hit.view), or wait until it is gone", "关闭 \(hit.view)，或等它消失")
      ]
    )
  }

  /// Whether an element that lies over the same place can be in front of the view.
  ///
  /// It cannot be a list around the view or a label inside it; a flat list contains those as siblings.
  private func mayCover(_ index: Int) -> Bool {
    guard let other = tree.views[index].node.quad?.boundingBox,
      let own = view.node.quad?.boundingBox
    else { return false }
    let type = facts(at: index)?.appClass ?? tree.views[index].node.typeName
    if Self.parts.contains(type) { return !own.contains(other) }
    return !Self.containers.contains(type) || !other.contains(own)
  }

  private static let parts: Set = ["StaticText", "Image", "Icon", "UILabel", "UIImageView"]
  private static let containers: Set = [
    "Application", "Window", "ScrollView", "Table", "CollectionView", "Cell", "WebView",
    "UIScrollView",
  ]

  private var missingFacts: Item {
    Item(
      .incompleteText,
      .open,
      Phrase(
        "an accessibility tree has only frames: no order, interaction flags, recognizers or actions",
        "无障碍树只有位置：没有前后关系、交互开关、手势识别器和动作"
      ),
      commands: [DebuggerCommand.tree]
    )
  }
}
