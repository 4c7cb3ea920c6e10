import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A disabled control has no action to protect from an ancestor's recognizer")
struct DisabledControlClaimTests {
  private let scene = GestureScene()

  enum Kind: CaseIterable {
    case button, toggle, stepper, segments, field

    @MainActor var control: UIControl {
      switch self {
      case .button: UIButton()
      case .toggle: UISwitch()
      case .stepper: UIStepper()
      case .segments: UISegmentedControl(items: ["A"])
      case .field: UITextField()
      }
    }
  }

  @Test("A tap above goes ahead", arguments: Kind.allCases, [true, false])
  func tap(kind: Kind, isEnabled: Bool) {
    let control = kind.control
    control.frame = rect(50, 100, 100, 40)
    control.isEnabled = isEnabled
    scene.v.addSubview(control)
    scene.add(UITapGestureRecognizer(), "T")
    scene.stage.tap(control)
    scene.stage.settle()
    #expect(scene.actions == (isEnabled ? [] : ["T→ended"]))
  }

  @Test("A swipe along a disabled slider goes ahead", arguments: [true, false])
  func swipe(isEnabled: Bool) {
    let slider = UISlider(frame: rect(50, 100, 200, 30))
    slider.isEnabled = isEnabled
    scene.v.addSubview(slider)
    scene.add(UISwipeGestureRecognizer(), "S")
    scene.stage.finger.drag(from: slider.part(0.02, 0.5), by: CGVector(dx: 150, dy: 0), over: 0.1)
    #expect(scene.actions == (isEnabled ? [] : ["S→ended"]))
  }
}
