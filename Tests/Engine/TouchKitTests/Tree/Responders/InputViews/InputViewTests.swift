import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Input views", .serialized)
struct InputViewTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))

  private func writer(in parent: UIView? = nil) -> Writer {
    let writer = Writer(frame: rect(0, 0, 100, 100))
    (parent ?? stage.rootView).addSubview(writer)
    return writer
  }

  private func place(_ view: UIView?) -> CGRect? {
    guard let view, view.window != nil else { return nil }
    return view.window?.convert(view.convert(view.bounds, to: nil).origin, to: nil)
      .rect(size: view.bounds.size)
  }

  @Test("They stand along the lower edge while their responder is first responder")
  func showing() {
    let writer = writer()
    writer.pad = UIView(frame: rect(0, 0, 10, 200))
    writer.bar = UIView(frame: rect(0, 0, 10, 44))
    #expect(place(writer.pad) == nil)
    writer.becomeFirstResponder()
    #expect(place(writer.pad) == rect(0, 600, 400, 200))
    #expect(place(writer.bar) == rect(0, 556, 400, 44))
    #expect(stage.window.isKeyWindow && writer.isFirstResponder)
    writer.resignFirstResponder()
    #expect(place(writer.pad) == nil && place(writer.bar) == nil)
  }

  @Test("Whoever is further up the chain may have them; the nearest wins")
  func chain() {
    let controller = AccessoryController()
    let stage = Stage(size: CGSize(width: 400, height: 800), root: controller)
    let writer = Writer(frame: rect(0, 0, 100, 100))
    stage.rootView.addSubview(writer)
    writer.becomeFirstResponder()
    #expect(controller.bar.window != nil)
    writer.bar = UIView(frame: rect(0, 0, 10, 20))
    writer.reloadInputViews()
    #expect(controller.bar.window == nil && writer.bar?.window != nil)
  }

  @Test("Reloading asks again; a responder that is not first cannot")
  func reload() {
    let writer = writer()
    writer.becomeFirstResponder()
    let pad = UIView()
    writer.pad = pad
    stage.rootView.reloadInputViews()
    #expect(pad.window == nil)
    writer.reloadInputViews()
    #expect(place(pad) == rect(0, 584, 400, 216))
    writer.pad = nil
    writer.reloadInputViews()
    #expect(pad.window == nil)
  }

  @Test("They are touched like other views, and leave the first responder alone")
  func touches() {
    let writer = writer()
    let button = UIButton(frame: rect(0, 0, 50, 44))
    let press = UIAction { [unowned writer] _ in writer.text = "pressed" }
    button.addAction(press, for: .touchUpInside)
    let bar = UIView(frame: rect(0, 0, 10, 44))
    bar.addSubview(button)
    writer.bar = bar
    writer.becomeFirstResponder()
    stage.tap(CGPoint(x: 10, y: 790))
    #expect(writer.text == "pressed" && writer.isFirstResponder)
  }

  @Test("They follow the screen's size")
  func resizing() {
    let writer = writer()
    writer.bar = UIView(frame: rect(0, 0, 10, 44))
    writer.becomeFirstResponder()
    stage.send(.resized(CGSize(width: 300, height: 500)))
    #expect(place(writer.bar) == rect(0, 456, 300, 44))
  }

  @Test("Their coming and going is posted, once, with where they are")
  func notifications() {
    let first = writer()
    let second = writer()
    let bar = UIView(frame: rect(0, 0, 10, 44))
    first.bar = bar
    second.bar = bar
    let posted = Posted()
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { news in
        let frame = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        posted.lines.append("\(name.rawValue) \(Int(frame?.minY ?? -1))")
      }
    }
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    second.resignFirstResponder()
    #expect(
      posted.lines == [
        "UIKeyboardWillShowNotification 756", "UIKeyboardDidShowNotification 756",
        "UIKeyboardWillHideNotification 800", "UIKeyboardDidHideNotification 800",
      ]
    )
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test("A window that is no longer key shows none")
  func otherWindow() {
    let writer = writer()
    writer.bar = UIView(frame: rect(0, 0, 10, 44))
    writer.becomeFirstResponder()
    stage.window.isHidden = true
    #expect(writer.bar?.window == nil)
    stage.window.makeKeyAndVisible()
    #expect(writer.bar?.window != nil)
  }
}

private final class Posted: @unchecked Sendable {
  var lines: [String] = []
}

private final class Writer: UIView {
  var pad: UIView?
  var bar: UIView?
  var text = ""
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { pad }
  override var inputAccessoryView: UIView? { bar }
}

private final class AccessoryController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  override var inputAccessoryView: UIView? { bar }
}

extension CGPoint {
  fileprivate func rect(size: CGSize) -> CGRect { CGRect(origin: self, size: size) }
}
