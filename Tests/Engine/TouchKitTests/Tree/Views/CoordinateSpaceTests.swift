import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Coordinate spaces")
struct CoordinateSpaceTests {
  @Test("Points go from views to the screen and back, by way of their windows")
  func screen() {
    let stage = Stage()
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 100, y: 0)
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    let point = CGPoint(x: 101, y: 2)
    #expect(view.convert(point, to: space) == CGPoint(x: 26, y: 38))
    #expect(view.convert(CGPoint(x: 26, y: 38), from: space) == point)
    #expect(space.convert(CGRect(x: 25, y: 36, width: 3, height: 4), to: view).origin.x == 100)
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 25, y: 36, width: 10, height: 10))
    #expect(space.convert(point, to: UIScreen.main.coordinateSpace) == point)
    #expect(view.convert(point, to: nil) == CGPoint(x: 6, y: 8))
    withExtendedLifetime(stage) {}
  }

  @Test("Interactions hear of the view they are added to, and leave the one before")
  func interactions() {
    let (first, second) = (UIView(), UIView())
    let interaction = Interaction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    second.interactions = []
    #expect(interaction.view == nil)
    #expect(
      interaction.log == ["will", "did", "will nil", "did nil", "will", "did"] + [
        "will nil", "did nil",
      ]
    )
  }

  @Test("A snapshot has the size of what it shows, and stays as it was")
  func snapshots() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 30, height: 20))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.bounds.size.width = 5
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("Selectors name methods whose answer nobody needs")
  func answers() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let accessory = UIView()
    field.inputAccessoryView = accessory
    stage.rootView.addSubview(field)
    field.becomeFirstResponder()
    let resign = Selector(UIResponder.resignFirstResponder)
    #expect(stage.application.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(field.inputAccessoryView === accessory && field.inputView == nil)
  }
}

private final class Interaction: NSObject, UIInteraction {
  weak var view: UIView?
  var log: [String] = []

  func willMove(to view: UIView?) { log.append(view == nil ? "will nil" : "will") }

  func didMove(to view: UIView?) {
    self.view = view
    log.append(view == nil ? "did nil" : "did")
  }
}
