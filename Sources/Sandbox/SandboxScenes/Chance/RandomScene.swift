import UIKit

/// Random scenes: each seed determines one.
///
/// They contain views of all kinds with overrides, controls, scroll views, and recognizers in random relations.
/// Their callbacks change any part of the scene. `touch-sandbox monkey --random` plays in them; the scene with
/// the same name replays its findings.
public enum RandomScene {
  private static let prefix = "random:"

  /// Returns the scene with a name such as `random:7`; nil for other names.
  public static func scene(named name: String) -> SandboxScene? {
    guard name.hasPrefix(prefix) else { return nil }
    return UInt64(name.dropFirst(prefix.count)).map(scene(seed:))
  }

  /// Returns the scene of a seed.
  public static func scene(seed: UInt64) -> SandboxScene {
    SandboxScene(
      name: "\(prefix)\(seed)",
      title: LocalizedText(english: "Random scene \(seed)", chinese: "随机场景 \(seed)"),
      question: LocalizedText(
        english: "Does every rule hold, no matter what the callbacks do?",
        chinese: "无论回调做什么，每条规则都成立吗？"
      ),
      answer: LocalizedText(
        english: "Run touch-sandbox monkey --random to find out.",
        chinese: "touch-sandbox monkey --random 会给出答案。"
      ),
      makeRootViewController: { RandomController(seed: seed) },
      size: CGSize(width: 400, height: 400)
    )
  }
}

/// Random numbers from a seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick(_ bound: Int) -> Int {
    bound > 1 ? Int.random(in: 0..<bound, using: &self) : 0
  }

  mutating func chance(_ percent: Int) -> Bool { pick(100) < percent }
}

/// The owner of the scene, which decides what its parts do in their callbacks.
final class RandomController: UIViewController {
  var dice: Dice
  var views: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  /// The percentage of calls that change the scene.
  private let wildness: Int
  private var depth = 0
  private let relations = RandomRelations()

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    wildness = [0, 3, 10, 25][dice.pick(4)]
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    relations.owner = self
    for _ in 0..<(3 + dice.pick(10)) { addView() }
    for _ in 0..<dice.pick(7) { addRecognizer() }
  }

  /// A random view of the scene.
  var anyView: UIView { views.randomElement(using: &dice) ?? view }

  func addView() {
    let child = makeView()
    child.accessibilityIdentifier = "v\(views.count)"
    (dice.chance(50) ? view : anyView).addSubview(child)
    views.append(child)
  }

  func addRecognizer() {
    let recognizer = makeRecognizer()
    recognizer.name = "g\(recognizers.count)"
    recognizer.cancelsTouchesInView = !dice.chance(30)
    recognizer.delaysTouchesBegan = dice.chance(25)
    recognizer.delaysTouchesEnded = !dice.chance(25)
    recognizer.delegate = dice.chance(70) ? relations : nil
    recognizer.addTarget(self, action: RandomController.recognized)
    if dice.chance(20), let other = recognizers.randomElement(using: &dice) {
      recognizer.require(toFail: other)
    }
    (dice.chance(20) ? view : anyView).addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func recognized(_ recognizer: UIGestureRecognizer) { called() }

  /// Changes the scene sometimes; each callback of the scene calls it.
  func called() {
    guard depth < 4, dice.chance(wildness) else { return }
    depth += 1
    defer { depth -= 1 }
    switch dice.pick(3) {
    case 0: changeView(anyView)
    case 1: changeTree(anyView)
    default: if let recognizer = recognizers.randomElement(using: &dice) { change(recognizer) }
    }
  }

  private func changeView(_ chosen: UIView) {
    switch dice.pick(8) {
    case 0: chosen.isHidden.toggle()
    case 1: chosen.isUserInteractionEnabled.toggle()
    case 2: chosen.alpha = dice.chance(50) ? 0 : 1
    case 3: chosen.frame.origin.x += CGFloat(dice.pick(60) - 30)
    case 4: chosen.transform = CGAffineTransform(rotationAngle: CGFloat(dice.pick(6)))
    case 5: (chosen as? UIControl)?.isEnabled.toggle()
    case 6: chosen.isMultipleTouchEnabled.toggle()
    default: _ = chosen.becomeFirstResponder()
    }
  }

  private func changeTree(_ chosen: UIView) {
    switch dice.pick(8) {
    case 0: chosen.removeFromSuperview()
    case 1: chosen.superview === view ? () : chosen.superview?.removeFromSuperview()
    case 2, 3: for lost in views where lost.window == nil { view.addSubview(lost) }
    case 4: anyView.addSubview(chosen)
    case 5: chosen.superview?.bringSubviewToFront(chosen)
    case 6: if views.count < 24 { addView() }
    default:
      let parent = chosen.superview
      chosen.removeFromSuperview()
      parent?.addSubview(chosen)
    }
  }

  private func change(_ recognizer: UIGestureRecognizer) {
    switch dice.pick(8) {
    case 0: recognizer.isEnabled.toggle()
    case 1:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 2: recognizer.view?.removeGestureRecognizer(recognizer)
    case 3: anyView.addGestureRecognizer(recognizer)
    case 4: recognizer.cancelsTouchesInView.toggle()
    case 5: recognizer.delegate = nil
    case 6: if recognizers.count < 12 { addRecognizer() }
    default: recognizer.isEnabled = true
    }
  }
}
