import Foundation
import TouchInput

/// A view of a made-up app, as its debugger or a test driver prints it.
final class AnswerView {
  var type: String
  var baseClass: String?
  /// The name of its type in an accessibility tree.
  let element: String
  var frame: CGRect
  var text: String?
  var isHidden = false
  var alpha = 1.0
  var takesTouches = true
  var clips = false
  var isEnabled = true
  var contentOffset: CGPoint?
  var animations: String?
  /// The lines of its recognizers, printed after the tree.
  var recognizers: [String] = []
  var children: [AnswerView] = []
  let address: String
  private(set) weak var parent: AnswerView?

  init(_ type: String, _ element: String, _ frame: CGRect, address: String) {
    (self.type, self.element, self.frame, self.address) = (type, element, frame, address)
  }

  func add(_ view: AnswerView) {
    view.parent = self
    children.append(view)
  }

  /// The origin of the view in the window.
  var origin: CGPoint {
    var (place, current) = (frame.origin, parent)
    while let view = current {
      let shift = view.contentOffset ?? .zero
      place = CGPoint(
        x: place.x + view.frame.minX - shift.x,
        y: place.y + view.frame.minY - shift.y
      )
      current = view.parent
    }
    return place
  }

  /// The views from the window down to this one.
  var path: [AnswerView] { (parent?.path ?? []) + [self] }

  /// Whether the view and all views above it are visible.
  var isShown: Bool { path.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 } }
}

/// A screen of a made-up app; the question is about one button.
struct AnswerScreen {
  let window: AnswerView
  let button: AnswerView
  /// The user's name for the button.
  let title: String
  /// The debugger's commands about single objects, each with the printed answer.
  var answers: [String] = []
  /// Further windows, rear ones first.
  var windows: [AnswerView] = []

  private static let titles = ["Pay", "Book now", "Send", "Log in", "Add to cart", "立即购买"]
  private static let modules = ["Shop", "Travel", "Bank", "Diary"]

  /// Creates one of sixty screens, with its own addresses and numbers.
  init(_ number: Int, _ random: inout SeededRandom) {
    var next = Int.random(in: 0x7f80_0000_0000...0x7f8f_0000_0000, using: &random) & ~0xF
    func make(_ type: String, _ element: String, _ frame: CGRect) -> AnswerView {
      next += 0x120
      return AnswerView(type, element, frame, address: "0x" + String(next, radix: 16))
    }
    let module = Self.modules[number % 4]
    let width: CGFloat = [320, 375, 390, 414, 430][number % 5]
    let height: CGFloat = [568, 667, 844, 896, 932][number % 5]
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    window = make("UIWindow", "Window", whole)
    let root = make("UIView", "Other", whole)
    let transition = make("UITransitionView", "Other", whole)
    window.add(transition)
    transition.add(root)
    title = Self.titles[number % 6]
    let types = ["UIButton", "\(module).MainButton", "UIButton"]
    let top = CGFloat(200 + 10 * (number % 12))
    let card = make(
      "\(module).CardView",
      "Other",
      CGRect(x: 16, y: top, width: width - 32, height: 160)
    )
    let plain = make("UIView", "Other", CGRect(x: 16, y: top, width: width - 32, height: 160))
    let holder: AnswerView
    switch number % 6 {
    case 0: holder = root
    case 1: holder = card
    case 2: holder = plain
    case 3:
      let scroll = make("UIScrollView", "ScrollView", whole)
      scroll.clips = true
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      root.add(scroll)
      scroll.add(plain)
      holder = plain
    case 4:
      let stack = make("UIStackView", "Other", CGRect(x: 0, y: top, width: width, height: 200))
      root.add(stack)
      holder = stack
    default:
      let content = make("UIView", "Other", whole.insetBy(dx: 0, dy: 40))
      root.add(content)
      content.add(plain)
      holder = plain
    }
    if holder === card || holder === plain, holder.parent == nil { root.add(holder) }
    let header = make("UILabel", "StaticText", CGRect(x: 20, y: 60, width: 200, height: 24))
    header.text = "Order \(number)"
    header.takesTouches = false
    root.children.insert(header, at: 0)
    let place = CGRect(x: 20, y: holder === root ? top : 40, width: width - 80, height: 48)
    button = make(types[number % 3], "Button", place)
    if button.type != "UIButton" { button.baseClass = "UIButton" }
    let label = make("UIButtonLabel", "StaticText", CGRect(x: 20, y: 12, width: 100, height: 22))
    (label.text, label.takesTouches) = (title, false)
    button.add(label)
    holder.add(button)
    let footer = make("UIImageView", "Image", CGRect(x: 0, y: height - 90, width: 60, height: 60))
    footer.takesTouches = false
    root.add(footer)
  }

  /// Returns a new view in front of everything in the button's superview, or elsewhere.
  static func view(_ type: String, _ frame: CGRect, after view: AnswerView, _ number: Int)
    -> AnswerView
  {
    let address = (Int(view.address.dropFirst(2), radix: 16) ?? 0) + 0x4_0000 + number * 0x60
    return AnswerView(type, "Other", frame, address: "0x" + String(address, radix: 16))
  }
}
