import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit

/// A screen that is painted twice after each change: only the damage, and everything.
@MainActor
private final class TwicePainted {
  static let size = CGSize(width: 160, height: 120)

  let application = UIApplication()
  let root: UIView
  var views: [UIView] = []
  private let window: UIWindow
  private let renderer = CairoRenderer()
  private let parts: Bitmap
  private let whole: Bitmap
  private var random: SeededRandom

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    parts = try Bitmap(width: Int(Self.size.width), height: Int(Self.size.height))
    whole = try Bitmap(width: Int(Self.size.width), height: Int(Self.size.height))
    window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    root = controller.view
    application.textMeasuring = renderer
    // This number of views starts the search by place.
    for _ in 0..<40 { addView(to: root) }
  }

  /// Paints the damage on one picture and everything on the other; returns whether both are equal.
  func paintsTheSame() -> Bool {
    application.layoutIfNeeded()
    var damage = DamageRegion()
    for rect in application.takeDamage() { damage.add(rect) }
    let pixels = damage.pixelRectangles(scale: 1, limit: parts.bounds)
    let list = application.picture(in: damage.rectangles)
    renderer.draw(list, on: parts, background: .white, damage: pixels)
    let screen = CGRect(x: 0, y: 0, width: whole.width, height: whole.height)
    renderer.draw(application.picture(in: [screen]), on: whole, background: .white)
    return parts == whole && paintsWhatIsKept()
  }

  /// Paints the whole picture, which is cached from the second full painting on.
  private func paintsWhatIsKept() -> Bool {
    for _ in 0..<2 {
      renderer.draw(application.picture(), on: parts, background: .white)
      guard parts == whole else { return false }
    }
    return true
  }

  /// Makes a random change.
  func change() -> String {
    let view = views[random.below(views.count)]
    let name = "view \(views.firstIndex { $0 === view } ?? -1): "
    switch random.below(16) {
    case 0...4: view.center = place
    case 5: view.frame = frame
    case 6: view.bounds.origin = CGPoint(x: random.below(9) - 4, y: random.below(9) - 4)
    case 7: view.transform = random.below(3) == 0 ? .identity : turn
    case 8: view.alpha = CGFloat(random.below(5)) / 4
    case 9: view.isHidden.toggle()
    case 10: view.clipsToBounds.toggle()
    case 11: view.layer.cornerRadius = CGFloat(random.below(9))
    case 12: view.layer.shadowOpacity = Float(random.below(3)) / 4
    case 13: view.layer.zPosition = CGFloat(random.below(3) - 1)
    case 14: restyle(view)
    default: return name + changeTree(view)
    }
    return name + "\(view.frame) \(view.alpha)"
  }

  private func changeTree(_ view: UIView) -> String {
    switch random.below(5) {
    case 0:
      view.superview?.bringSubviewToFront(view)
      return "to the front"
    case 1:
      view.superview?.sendSubviewToBack(view)
      return "to the back"
    case 2:
      addView(to: view)
      return "a subview"
    case 3:
      views[random.below(views.count)].addSubview(view)
      return "elsewhere"
    default:
      view.removeFromSuperview()
      root.addSubview(view)
      return "out and in again"
    }
  }

  private func addView(to holder: UIView) {
    let view = UIView(frame: frame)
    restyle(view)
    holder.addSubview(view)
    views.append(view)
  }

  private func restyle(_ view: UIView) {
    view.backgroundColor = UIColor(
      red: CGFloat(random.below(256)) / 255,
      green: CGFloat(random.below(256)) / 255,
      blue: CGFloat(random.below(256)) / 255,
      alpha: random.below(2) == 0 ? 1 : 0.5
    )
    view.layer.borderWidth = CGFloat(random.below(3))
  }

  private var place: CGPoint {
    CGPoint(x: CGFloat(random.below(320)) / 2, y: CGFloat(random.below(240)) / 2)
  }

  private var frame: CGRect {
    CGRect(
      origin: place,
      size: CGSize(width: 4 + random.below(30), height: 4 + random.below(30))
    )
  }

  private var turn: CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(random.below(7)))
      .scaledBy(x: CGFloat(1 + random.below(3)) / 2, y: 1)
  }
}

extension SeededRandom {
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

@MainActor
@Suite("Repainting what changed")
struct RepaintingTests {
  @Test("A picture of which only what changed is painted is the whole picture", arguments: 1...8)
  func partsMakeTheWhole(seed: UInt64) throws {
    let screen = try TwicePainted(seed: seed)
    #expect(screen.paintsTheSame())
    var changes: [String] = []
    for _ in 0..<60 {
      changes.append(screen.change())
      guard screen.paintsTheSame() else {
        Issue.record("seed \(seed), after:\n\(changes.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test("Moving one view among many asks for that view alone")
  func oneAmongMany() throws {
    let screen = try TwicePainted(seed: 3)
    for index in 0..<2_000 {
      let view = UIView(frame: CGRect(x: index % 50 * 3, y: index / 50 * 3, width: 2, height: 2))
      view.backgroundColor = .red
      screen.root.addSubview(view)
      screen.views.append(view)
    }
    #expect(screen.paintsTheSame())
    screen.views[1_000].center.x += 1
    let damage = screen.application.takeDamage()
    #expect(screen.application.picture(in: damage).commands.count < 60)
  }
}
