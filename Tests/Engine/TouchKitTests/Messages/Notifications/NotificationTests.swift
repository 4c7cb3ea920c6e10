import Foundation
import Testing
import TouchKit

@MainActor
@Suite("Observing notifications with methods")
struct NotificationTests {
  private let center = NotificationCenter()
  /// The application of this test, so that its windows do not belong to another test's application.
  private let application = UIApplication()
  private static let name = Notification.Name("changed")

  private final class Listener: NSObject {
    var heard: [String] = []

    func knock() { heard.append("something") }
    func hear(_ notification: Notification) {
      heard.append("\(notification.name.rawValue) \(notification.userInfo?["value"] ?? "-")")
    }
    func hearOld(_ notification: NSNotification) {
      heard.append("old \(notification.name.rawValue)")
    }
    nonisolated func count() {
      nonisolated(unsafe) let listener = self
      MainActor.assumeIsolated { listener.heard.append("count") }
    }
  }

  private func observe(_ listener: Listener, name: Notification.Name? = name, object: Any? = nil) {
    center.addObserver(
      listener,
      selector: Selector(Listener.hear(_:)),
      name: name,
      object: object
    )
  }

  @Test("The method is called at once, with the notification if it takes it")
  func called() {
    let listener = Listener()
    observe(listener)
    center.post(name: Self.name, object: nil, userInfo: ["value": 7])
    #expect(listener.heard == ["changed 7"])
    center.addObserver(
      listener,
      selector: Listener.knock,
      name: Self.name,
      object: nil
    )
    center.addObserver(listener, selector: Listener.hearOld, name: Self.name, object: nil)
    center.addObserver(listener, selector: Listener.count, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(Set(listener.heard) == ["changed 7", "changed -", "something", "old changed", "count"])
    #expect(listener.heard.count == 5)
  }

  @Test("Names and objects choose; without them, everything counts")
  func choosing() {
    let (all, named, one) = (Listener(), Listener(), Listener())
    let object = NSObject()
    observe(all, name: nil)
    observe(named)
    observe(one, object: object)
    center.post(name: Self.name, object: object)
    center.post(name: Self.name, object: NSObject())
    center.post(name: Notification.Name("other"), object: object)
    #expect([all, named, one].map(\.heard.count) == [3, 2, 1])
  }

  @Test("An observer hears no more when it is removed: from everything, or a name, or an object")
  func removed() {
    let listener = Listener()
    let objects = [NSObject(), NSObject()]
    func post() -> Int {
      listener.heard = []
      for object in objects {
        center.post(name: Self.name, object: object)
        center.post(name: Notification.Name("other"), object: object)
      }
      return listener.heard.count
    }
    for object in objects { observe(listener, object: object) }
    observe(listener, name: Notification.Name("other"))
    #expect(post() == 4)
    center.removeObserver(listener, name: Self.name, object: objects[0])
    #expect(post() == 3)
    center.removeObserver(listener, name: Notification.Name("other"), object: nil)
    #expect(post() == 1)
    NotificationCenter.default.removeObserver(listener)
    #expect(post() == 1)
    center.removeObserver(listener)
    #expect(post() == 0)
  }

  @Test("An observer that listens twice hears twice, and is removed once")
  func twice() {
    let listener = Listener()
    observe(listener)
    observe(listener)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.count == 2)
    center.removeObserver(listener, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.count == 2)
  }

  @Test("Observers are not kept alive, and need not be removed")
  func lifetime() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      observe(listener)
    }
    #expect(gone == nil)
    center.post(name: Self.name, object: nil)
    // This number of listeners starts the search for released ones.
    let listeners = (0..<500).map { _ in Listener() }
    for listener in listeners { observe(listener) }
    center.post(name: Self.name, object: nil)
    #expect(listeners.allSatisfy { $0.heard.count == 1 })
  }

  @Test("Observers may come and go while they are told")
  func insideCalls() {
    final class Leaver: NSObject {
      let center: NotificationCenter
      var count = 0

      init(_ center: NotificationCenter) { self.center = center }

      func leave(_ notification: Notification) {
        count += 1
        center.removeObserver(self)
        center.addObserver(self, selector: Leaver.leave, name: .init("later"), object: nil)
      }
    }
    let leaver = Leaver(center)
    center.addObserver(leaver, selector: Leaver.leave, name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(leaver.count == 1)
    center.post(name: .init("later"), object: nil)
    #expect(leaver.count == 2)
  }

  @Test("Closures of Foundation's are removed by their tokens as before")
  func tokens() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(count == 1)
  }

  @Test("Posted on another thread, the method is called on the main one")
  func otherThread() async throws {
    let listener = Listener()
    observe(listener)
    let (center, name) = (center, Self.name)
    await Task.detached { center.post(name: name, object: nil) }.value
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(listener.heard == ["changed -"])
  }

  @Test("A text field tells its observers as UIKit does")
  func textField() {
    let (field, window) = (
      UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30)), UIWindow()
    )
    let listener = Listener()
    NotificationCenter.default.addObserver(
      listener,
      selector: Listener.hearOld,
      name: UITextField.textDidBeginEditingNotification,
      object: field
    )
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    #expect(listener.heard.count == 1)
    NotificationCenter.default.removeObserver(listener)
  }
}
