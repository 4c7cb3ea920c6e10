package import TouchTrace
import Drawing
import Foundation
package import Inspector
import TouchKit

/// The responder chain of a touch, with the responders whose touch methods were called.
nonisolated package struct ChainState: Hashable, Sendable {
  /// The known part of a responder in a touch.
  package enum Call: Hashable, Sendable {
    /// One of its touch methods was called.
    case told
    /// A touch method may have been called by the previous responder's code, which is not traced.
    case perhaps
    /// No touch method was called.
    case notTold
  }

  /// A responder.
  package struct Link: Hashable, Sendable {
    /// Its number in the chain.
    package var number: Int
    /// The responder.
    package var node: NodeSnapshot
    /// Whether one of its touch methods was called.
    package var call: Call

    /// Creates a link.
    package init(number: Int, node: NodeSnapshot, call: Call) {
      (self.number, self.node, self.call) = (number, node, call)
    }
  }

  /// The finger's number; nil for a chain of a question.
  package var finger: Int?
  /// The owner of the finger; nil for the user.
  package var owner: TouchOwner?
  /// The responders; a long chain is shortened.
  package var links: [Link] = []
  /// The number of responders in the complete chain.
  package var count = 0
  /// A sentence that describes the chain.
  package var sentence = ""
  /// A problem, at the end of the strip.
  package var complaint = ""

  /// Creates a chain without responders.
  package init() {}
}

/// The strip below the scene with the responders that receive the touch, first to last.
final class ChainStrip: BenchView {
  let isCompact: Bool
  private var chain = ChainState()
  private var colors: [NodeID: UIColor] = [:]
  /// The visible pills.
  private(set) var pills: [(frame: CGRect, node: NodeID, name: String, isShortened: Bool)] = []
  /// The pill with the keyboard focus, if the strip has it.
  private var focusedPill = 0
  var onSelect: (NodeID) -> Void = { _ in }
  var onPoint: (NodeID?) -> Void = { _ in }

  init(_ look: WorkbenchLook, isCompact: Bool) {
    self.isCompact = isCompact
    super.init(look)
    accessibilityIdentifier = "chain-strip"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: ChainStrip.tapped))
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: ChainStrip.pointed))
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  func show(_ chain: ChainState, colors all: [NodeID: UIColor]) {
    // The colours of all views may be many; those of the chain are few.
    var colors: [NodeID: UIColor] = [:]
    for link in chain.links { colors[link.node.id] = all[link.node.id] }
    guard chain != self.chain || colors != self.colors else { return }
    (self.chain, self.colors) = (chain, colors)
    accessibilityLabel =
      chain.links.map { "\($0.number) \($0.node.name)" }.joined(separator: ", ")
    setNeedsDisplay()
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    if let pill = pills.first(where: { $0.frame.contains(point) }) { onSelect(pill.node) }
  }

  private func pointed(_ recognizer: UIHoverGestureRecognizer) {
    let isOver = recognizer.state == .began || recognizer.state == .changed
    let point = recognizer.location(in: self)
    onPoint(isOver ? pills.first { $0.frame.contains(point) }?.node : nil)
  }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    pen.fill(bounds, theme.panel)
    let width = CGFloat(theme.lineWidth)
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: width), theme.line)
    var left = scaled(isCompact ? 12 : 20)
    var right = bounds.maxX - scaled(16)
    let middle = isCompact ? bounds.midY : scaled(38)
    if isCompact {
      if bounds.width > scaled(820) {
        left = pen.text(title, .heading, theme.text, x: scaled(20), middle: middle) + scaled(8)
        if let finger = chain.finger {
          left = pen.finger(finger, chain.owner, x: left, middle: middle) + scaled(12)
        }
      }
      if !chain.complaint.isEmpty, bounds.width > scaled(820) {
        right = pen.text(chain.complaint, .caption, theme.no, right: right, middle: middle)
        right -= scaled(10)
      }
    } else {
      paintCaption(pen, left, right)
    }
    guard !chain.links.isEmpty else { return paintEmpty(pen, left, middle) }
    paintLinks(pen, left, right, middle)
  }

  private var title: String { text("Responder chain", "响应者链") }

  private func paintEmpty(_ pen: Pen, _ left: CGFloat, _ middle: CGFloat) {
    pills = []
    let words = text(
      "Press on a view to see the responders that are called, first to last.",
      "按住一个视图，这里会依次列出被调用的响应者。"
    )
    pen.text(words, .text, theme.text3, x: left, middle: middle, within: bounds.maxX - left - 8)
  }

  private func paintCaption(_ pen: Pen, _ left: CGFloat, _ right: CGFloat) {
    let middle = scaled(14)
    var x = pen.text(title, .heading, theme.text, x: left, middle: middle) + scaled(8)
    if let finger = chain.finger {
      x = pen.finger(finger, chain.owner, x: x, middle: middle) + scaled(8)
    }
    let legends: [(ChainState.Call, String)] = [
      (.perhaps, text("its code may forward it", "其代码可能转发")),
      (.notTold, text("not called", "不会被调用")), (.told, text("also called", "也会被调用")),
    ]
    var end = right
    for (call, words) in legends {
      end = pen.text(words, .caption, theme.text2, right: end, middle: middle) - scaled(6)
      let length = scaled(call == .perhaps ? 34 : 22)
      paintArrow(pen, call, from: end - length, to: end, middle)
      end -= length + scaled(14)
    }
    let room = end - x - scaled(8)
    if !chain.complaint.isEmpty {
      pen.text(chain.complaint, .caption, theme.no, x: x, middle: middle, within: room)
    } else {
      pen.text(chain.sentence, .caption, theme.text2, x: x, middle: middle, within: room)
    }
  }

  // MARK: - Pills

  /// Draws the pills, and shortens their names or omits some of them if there is little room.
  private func paintLinks(_ pen: Pen, _ left: CGFloat, _ right: CGFloat, _ middle: CGFloat) {
    var links = chain.links.map { (link: $0, name: $0.node.name) }
    func width() -> CGFloat {
      links.reduce(0) { $0 + pillWidth($1.link, $1.name) + gap($1.link) }
    }
    // The first name is shortened last, because its responder has the touch.
    let middleOut = links.indices.sorted { abs($0 - links.count / 2) < abs($1 - links.count / 2) }
    for index in middleOut where index > 0 && width() > right - left {
      links[index].name = shortened(links[index].link.node)
    }
    if width() > right - left, !links.isEmpty { links[0].name = shortened(links[0].link.node) }
    var omitted = 0
    while width() > right - left - (omitted > 0 ? scaled(44) : 0), links.count > 4 {
      links.remove(at: links.count - 3)
      omitted += 1
    }
    omitted += chain.count - chain.links.count
    pills = []
    var x = left
    for (index, item) in links.enumerated() {
      if index > 0 {
        let end = x + gap(item.link)
        let inset = scaled(isCompact ? 1 : 3)
        paintArrow(pen, item.link.call, from: x + inset, to: end - inset, middle)
        x = end
      }
      if omitted > 0, index == links.count - 2 {
        x = pen.text("+\(omitted)", .name, theme.text2, x: x, middle: middle) + scaled(6)
        paintArrow(pen, item.link.call, from: x, to: x + scaled(18), middle)
        x += scaled(22)
      }
      x = paintPill(pen, item.link, item.name, x, middle, within: right)
    }
  }

  private func gap(_ link: ChainState.Link) -> CGFloat {
    guard link.number > 1 else { return 0 }
    if isCompact { return scaled(link.call == .perhaps ? 28 : 14) }
    return scaled(link.call == .perhaps ? 36 : 24)
  }

  private func shortened(_ node: NodeSnapshot) -> String {
    let name = ShownName(node).name
    if name.hasSuffix("Controller"), name.count > 12 { return "…Controller" }
    return name.count > 14 ? name.prefix(6) + "…" + name.suffix(6) : name
  }

  /// The distances of a name from the ends of its pill.
  private var nameStart: CGFloat { scaled(isCompact ? 22 : 24) }
  private var nameEnd: CGFloat { scaled(isCompact ? 8 : 10) }

  private func pillWidth(_ link: ChainState.Link, _ name: String) -> CGFloat {
    let swatch = colors[link.node.id] == nil || isCompact ? 0 : scaled(16)
    return nameStart + swatch + Pen.width(name, .name, look).rounded(.up) + nameEnd
  }

  private func paintPill(
    _ pen: Pen,
    _ link: ChainState.Link,
    _ name: String,
    _ x: CGFloat,
    _ middle: CGFloat,
    within right: CGFloat
  ) -> CGFloat {
    let height = scaled(22)
    let isTold = link.number == 1 || link.call != .notTold
    let frame = CGRect(
      x: x,
      y: middle - height / 2,
      width: min(pillWidth(link, name), max(scaled(24), right + scaled(14) - x)),
      height: height
    )
    let color = link.number == 1 ? theme.accent : isTold ? theme.chainLine : theme.edge
    pen.frame(frame, color, radius: height / 2, width: 1.5, dashes: isTold ? [] : [3, 3])
    pen.disc(
      link.number,
      isHit: link.number == 1,
      at: CGPoint(x: frame.minX + scaled(11), y: middle),
      isTold: isTold
    )
    var left = frame.minX + nameStart
    if !isCompact, let swatch = colors[link.node.id] {
      pen.swatch(swatch, at: CGPoint(x: left + scaled(5), y: middle))
      left += scaled(16)
    }
    pen.text(
      name,
      .name,
      isTold ? theme.text : theme.text2,
      x: left,
      middle: middle,
      within: frame.maxX - left - nameEnd / 2
    )
    pills.append((frame, link.node.id, link.node.name, name != link.node.name))
    return frame.maxX
  }

  // MARK: - Arrows

  private func paintArrow(
    _ pen: Pen,
    _ call: ChainState.Call,
    from start: CGFloat,
    to end: CGFloat,
    _ y: CGFloat
  ) {
    let color = call == .notTold ? theme.edge : theme.chainLine
    let neck = end - scaled(7)
    switch call {
    case .told: line(pen, start, neck, y, color, [])
    case .notTold: line(pen, start, neck, y, color, [3, 3])
    case .perhaps:
      let ring = scaled(4)
      let middle = (start + neck) / 2
      line(pen, start, middle - ring, y, color, [])
      line(pen, middle + ring, neck, y, color, [])
      let box = CGRect(x: middle - ring, y: y - ring, width: 2 * ring, height: 2 * ring)
      pen.stroke(UIBezierPath(ovalIn: box), color, width: 1.75)
    }
    let head = UIBezierPath()
    head.move(to: CGPoint(x: neck, y: y - scaled(4)))
    head.addLine(to: CGPoint(x: end, y: y))
    head.addLine(to: CGPoint(x: neck, y: y + scaled(4)))
    head.close()
    if call == .notTold {
      pen.stroke(head, color, width: 1.5)
    } else {
      color.ui.setFill()
      head.fill()
    }
  }

  private func line(
    _ pen: Pen,
    _ start: CGFloat,
    _ end: CGFloat,
    _ y: CGFloat,
    _ color: Color,
    _ dashes: [CGFloat]
  ) {
    guard end > start else { return }
    pen.line(CGPoint(x: start, y: y), CGPoint(x: end, y: y), color, width: 2, dashes: dashes)
  }
}

extension ChainStrip: FocusStop {
  private var place: Int? { pills.isEmpty ? nil : min(focusedPill, pills.count - 1) }

  var focusFrame: CGRect {
    place.map { pills[$0].frame.insetBy(dx: -4, dy: -4) } ?? bounds.insetBy(dx: 4, dy: 4)
  }

  var focusName: String { place.map { pills[$0].name } ?? "chain" }

  func beginFocus() { focusedPill = 0 }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    focusedPill = min(max(0, focusedPill + right + down), max(0, pills.count - 1))
    return true
  }

  func activateFocus() { if let place { onSelect(pills[place].node) } }
}
