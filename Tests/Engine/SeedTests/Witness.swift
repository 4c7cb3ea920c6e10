import Foundation
import TouchKit
import TouchKitTestSupport

/// The log of witnesses, in order.
@MainActor
final class Diary {
  var lines: [String] = [] {
    didSet { if let last = lines.last, lines.count > oldValue.count { noteCall(last) } }
  }

  /// Returns the lines so far, and empties the diary.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that logs its calls, as the articles' views do.
class Witness: UIView {
  let name: String
  let diary: Diary
  /// Whether it calls `super`, which forwards touches to the next responder.
  var passesOn = false
  /// Whether it logs the calls of the hit test.
  var tellsQuestions = false
  /// The result of the hit test in place of the default one.
  var answer: ((CGPoint) -> UIView?)?
  /// Additional code for the beginning of a touch.
  var onBegan: ((Set<UITouch>, UIEvent?) -> Void)?

  init(_ name: String, _ frame: CGRect, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if tellsQuestions { diary.lines.append("\(name).hitTest") }
    if let answer { return answer(point) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if tellsQuestions { diary.lines.append("\(name).pointInside") }
    return super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("\(name).began \(touches.count)")
    onBegan?(touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("\(name).moved \(touches.count)")
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("\(name).ended \(touches.count)")
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("\(name).cancelled \(touches.count)")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// A view controller that logs its name when a touch begins, and forwards the touch.
class WitnessController: UIViewController {
  let diary: Diary
  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("controller")
    super.touchesBegan(touches, with: event)
  }
}

/// A window that logs the events it handles.
class WitnessWindow: UIWindow {
  var diary: Diary?
  var answer: (() -> UIView?)?

  override func sendEvent(_ event: UIEvent) {
    diary?.lines.append("window.sendEvent")
    super.sendEvent(event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    diary?.lines.append("window.hitTest")
    if let answer { return answer() }
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.lines.append("window")
    super.touchesBegan(touches, with: event)
  }
}

/// An application that logs the events it handles.
class WitnessApplication: UIApplication {
  var diary: Diary?

  override func sendEvent(_ event: UIEvent) {
    diary?.lines.append("application.sendEvent")
    super.sendEvent(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary?.lines.append("application")
    super.touchesBegan(touches, with: event)
  }
}

/// The delegate at the end of the chain.
final class WitnessDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.lines.append("delegate")
  }
}
