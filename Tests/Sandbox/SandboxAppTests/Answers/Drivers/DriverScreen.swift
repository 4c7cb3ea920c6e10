import Foundation
import TouchInput

/// A view or element of a made-up app, as a test driver prints it.
final class DriverNode {
  /// A kind of view.
  enum Kind: String {
    case application, window, group, label, field, button, toggle, cell, image, toast, keyboard
    case key, buttonLabel

    /// The name of its type in XCTest.
    var element: String {
      switch self {
      case .application: "Application"
      case .window: "Window"
      case .group, .toast: "Other"
      case .label, .buttonLabel: "StaticText"
      case .field: "TextField"
      case .button: "Button"
      case .toggle: "Switch"
      case .cell: "Cell"
      case .image: "Image"
      case .keyboard: "Keyboard"
      case .key: "Key"
      }
    }

    /// The number of that type.
    var elementNumber: Int {
      switch self {
      case .application: 2
      case .window: 4
      case .group, .toast: 1
      case .label, .buttonLabel: 48
      case .field: 49
      case .button: 9
      case .toggle: 40
      case .cell: 75
      case .image: 43
      case .keyboard: 19
      case .key: 20
      }
    }

    /// The element's role on macOS.
    var role: String {
      switch self {
      case .application: "AXApplication"
      case .label, .buttonLabel: "AXStaticText"
      case .field: "AXTextField"
      case .button, .key: "AXButton"
      case .toggle: "AXCheckBox"
      case .image: "AXImage"
      case .window, .group, .toast, .cell, .keyboard: "AXGroup"
      }
    }

    /// The element's class.
    var viewClass: String {
      switch self {
      case .application: "UIApplication"
      case .window: "UIWindow"
      case .group: "UIView"
      case .label: "UILabel"
      case .buttonLabel: "UIButtonLabel"
      case .field: "UITextField"
      case .button: "UIButton"
      case .toggle: "UISwitch"
      case .cell: "UITableViewCell"
      case .image: "UIImageView"
      case .toast: "ToastView"
      case .keyboard: "UIKeyboard"
      case .key: "UIKBKeyView"
      }
    }
  }

  let kind: Kind
  /// The frame on the screen.
  var frame: CGRect
  var label: String?
  var identifier: String?
  var value: String?
  var isEnabled = true
  var isHidden = false
  var alpha = 1.0
  var takesTouches = true
  private(set) var children: [DriverNode] = []
  private(set) weak var parent: DriverNode?
  let address: String

  init(_ kind: Kind, _ frame: CGRect, label: String? = nil, address: Int) {
    (self.kind, self.frame, self.label) = (kind, frame, label)
    self.address = "0x" + String(address, radix: 16)
    takesTouches = ![.label, .image, .buttonLabel].contains(kind)
  }

  func insert(_ node: DriverNode, at index: Int) {
    node.parent = self
    children.insert(node, at: index)
  }

  func add(_ node: DriverNode) { insert(node, at: children.count) }

  /// Moves the element with all its descendants.
  func move(dx: CGFloat, dy: CGFloat) {
    frame = frame.offsetBy(dx: dx, dy: dy)
    for child in children { child.move(dx: dx, dy: dy) }
  }

  /// The frame in the superview.
  var frameInParent: CGRect {
    guard let parent, parent.kind != .application else { return frame }
    return frame.offsetBy(dx: -parent.frame.minX, dy: -parent.frame.minY)
  }

  /// The views from the application down to this one.
  var path: [DriverNode] { (parent?.path ?? []) + [self] }

  /// Whether a driver reports it as visible.
  var isVisible: Bool {
    guard let screen = path.first?.frame else { return false }
    return path.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 } && !frame.isEmpty
      && frame.intersects(screen)
  }

  /// The element and all its descendants, parents before children.
  var all: [DriverNode] { [self] + children.flatMap(\.all) }

  /// The depth below the application.
  var depth: Int { path.count - 1 }
}

/// A screen of a made-up app with 10 to 60 elements; the question is about one button.
struct DriverScreen {
  let application: DriverNode
  let window: DriverNode
  let root: DriverNode
  /// The superview of the button.
  let holder: DriverNode
  let button: DriverNode
  /// The keyboard; nil without one.
  private(set) var keyboard: DriverNode?
  private var nextAddress: Int

  var size: CGSize { application.frame.size }

  private static let titles = [
    "Pay", "Book now", "Say \"hi\"", "立即购买", "Über uns", "Don't ask", "Terms & more", "Send (2)",
  ]
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
    CGSize(width: 390, height: 844), CGSize(width: 430, height: 932),
    CGSize(width: 402, height: 874),
  ]

  /// Creates the screen of a number.
  init(_ number: Int, _ random: inout SeededRandom) {
    let size = Self.sizes[number % Self.sizes.count]
    let whole = CGRect(origin: .zero, size: size)
    nextAddress = Int.random(in: 0x1_0000_0000...0x1_0fff_0000, using: &random) & ~0xF
    var next = nextAddress
    func make(_ kind: DriverNode.Kind, _ frame: CGRect, _ label: String? = nil) -> DriverNode {
      next += 0x40
      return DriverNode(kind, frame, label: label, address: next)
    }
    application = make(.application, whole, "Trips")
    window = make(.window, whole)
    root = make(.group, whole)
    application.add(window)
    window.add(root)
    let rowCount = Int.random(in: 8...26, using: &random)
    let buttonRow = Int.random(in: 1..<Int((size.height - 190) / 52), using: &random)
    let shift: CGFloat = number % 4 == 3 ? 0.5 : 0
    var (found, foundHolder): (DriverNode?, DriverNode?)
    for row in 0..<max(rowCount, buttonRow + 2) {
      let place = CGRect(
        x: 20,
        y: 90 + CGFloat(row) * 52 + shift,
        width: size.width - 40,
        height: 44
      )
      guard row == buttonRow else {
        root.add(Self.filler(row, place, number, make, &random))
        continue
      }
      let inner = make(.button, place.insetBy(dx: 10, dy: 4), Self.titles[number % 8])
      inner.identifier = "target.button"
      let text = make(.buttonLabel, inner.frame.insetBy(dx: 30, dy: 8), inner.label)
      inner.add(text)
      switch number % 3 {
      case 0:
        root.add(inner)
        foundHolder = root
      default:
        let holder = make(number % 3 == 1 ? .group : .cell, place)
        holder.identifier = number % 3 == 1 ? "target.card" : nil
        holder.add(inner)
        root.add(holder)
        foundHolder = holder
      }
      found = inner
    }
    guard let found, let foundHolder else { preconditionFailure("no row has the button") }
    (button, holder, nextAddress) = (found, foundHolder, next)
  }

  private static func filler(
    _ row: Int,
    _ place: CGRect,
    _ number: Int,
    _ make: (DriverNode.Kind, CGRect, String?) -> DriverNode,
    _ random: inout SeededRandom
  ) -> DriverNode {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return make(.label, place, "Line \(row)")
    case 1:
      let field = make(.field, place, "Field \(row)")
      field.identifier = "field.\(row)"
      field.value = Bool.random(using: &random) ? "Lisbon \(row)" : nil
      return field
    case 2:
      let other = make(.button, place, "Other \(row)")
      other.identifier = "other.\(row)"
      other.isEnabled = Int.random(in: 0..<4, using: &random) > 0
      return other
    case 3:
      let cell = make(.cell, place, nil)
      cell.identifier = "cell.\(row)"
      cell.add(make(.label, place.insetBy(dx: 60, dy: 8), "Row \(row)"))
      let end = CGRect(x: place.maxX - 56, y: place.minY + 6, width: 51, height: 31)
      let toggle = make(.toggle, end, "Switch \(row)")
      toggle.value = "1"
      cell.add(toggle)
      return cell
    case 4:
      let group = make(.group, place, nil)
      group.add(make(.image, place.insetBy(dx: 100, dy: 4), "Picture \(row)"))
      return group
    default: return make(.image, place, nil)
    }
  }

  private mutating func make(
    _ kind: DriverNode.Kind,
    _ frame: CGRect,
    _ label: String? = nil
  ) -> DriverNode {
    nextAddress += 0x40
    return DriverNode(kind, frame, label: label, address: nextAddress)
  }

  /// Adds the keyboard, with some keys.
  mutating func addKeyboard() {
    guard keyboard == nil else { return }
    let top = size.height - 260
    let board = make(.keyboard, CGRect(x: 0, y: top, width: size.width, height: 260))
    for (index, letter) in ["q", "w", "e", "r"].enumerated() {
      let place = CGRect(x: 4 + CGFloat(index) * 40, y: top + 20, width: 34, height: 42)
      board.add(make(.key, place, letter))
    }
    window.add(board)
    keyboard = board
  }

  /// Adds a toast over the whole button, or behind the button on request.
  mutating func addToast(isBehind: Bool = false) -> DriverNode {
    let toast = make(.toast, button.frame.insetBy(dx: -6, dy: -6))
    toast.identifier = "toast"
    root.insert(toast, at: isBehind ? 0 : root.children.count)
    return toast
  }

  /// Adds the last element; a text may break off after its beginning.
  mutating func addFooter() {
    let footer = make(.image, CGRect(x: 0, y: size.height - 30, width: 16, height: 16), "Footer")
    footer.identifier = "footer"
    application.children.last?.add(footer)
  }
}
