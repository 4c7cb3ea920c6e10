import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Tests of small declarations that real programs use beside the larger ones.
@MainActor
@Suite("Small names of real code")
struct SmallNamesTests {
  @Test("A value stands for an object without keeping it")
  func unretained() {
    var object: NSObject? = NSObject()
    let value = NSValue(nonretainedObject: object)
    #expect(value == NSValue(nonretainedObject: object))
    #expect(value != NSValue(nonretainedObject: NSObject()))
    #expect(value.nonretainedObjectValue as? NSObject === object)
    let places = [value: 7]
    #expect(places[NSValue(nonretainedObject: object)] == 7)
    object = nil
    #expect(value.nonretainedObjectValue == nil)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
  }

  @Test("Any object has a label; images have an identifier too")
  func accessibility() {
    let image = UIImage()
    image.accessibilityIdentifier = "picture"
    image.accessibilityLabel = "A picture"
    #expect(image.accessibilityIdentifier == "picture" && image.accessibilityLabel == "A picture")
    let view = UIView()
    let object: NSObject = view
    object.accessibilityLabel = "A view"
    #expect(view.accessibilityLabel == "A view" && UIImage().accessibilityLabel == nil)
  }

  @Test("Views that are deleted are out of their superviews at the end")
  func deletion() {
    let stage = Stage()
    let (view, other) = (UIView(frame: rect(0, 0, 50, 50)), UIView())
    for view in [view, other] { stage.rootView.addSubview(view) }
    var finished: Bool?
    UIView.perform(.delete, on: [view], animations: { other.alpha = 0.5 }) { finished = $0 }
    stage.advance(by: 0.05)
    #expect(view.superview != nil && finished == nil)
    stage.settle()
    #expect(view.superview == nil && other.superview != nil && other.alpha == 0.5)
    #expect(finished == true && view.alpha == 1 && view.transform.isIdentity)
  }

  private final class Counter: NSObject {
    var total = 0

    func add(_ number: Any?) { total += number as? Int ?? 0 }
  }

  @Test("A method is called on the main thread: at once for a caller that waits")
  func mainThread() {
    let stage = Stage()
    let counter = Counter()
    let selector = Selector("add:", Counter.add(_:))
    counter.performSelector(onMainThread: selector, with: 2, waitUntilDone: true)
    #expect(counter.total == 2)
    counter.performSelector(onMainThread: selector, with: 3, waitUntilDone: false)
    #expect(counter.total == 2)
    stage.advance(by: 0)
    #expect(counter.total == 5)
  }

  @Test("What is kept, and what is known")
  func properties() {
    let control = UISwitch()
    let image = UIImage()
    control.onImage = image
    #expect(control.onImage === image && control.offImage == nil)
    #expect(!UIScreen.main.isCaptured)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    #expect(UIPress().phase == .began && UIPress().responder == nil)
  }
}
