import Foundation
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit
@testable import TouchKitComponents

@MainActor
@Suite("Accessibility and feedback")
struct AccessibilityTests {
  @Test("Controls and labels say what they are unless they are told")
  func usual() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
    let label = UILabel()
    label.text = "Hello"
    #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
    #expect(!UIView().isAccessibilityElement && !UIControl().isAccessibilityElement)
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
  }

  @Test("What is set is kept, for every responder")
  func stored() {
    let view = UIView(frame: rect(10, 20, 30, 40))
    let ground = UIView(frame: rect(0, 0, 100, 100))
    ground.addSubview(view)
    #expect(view.accessibilityFrame == rect(10, 20, 30, 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Box"
    view.accessibilityHint = "Opens"
    view.accessibilityValue = "full"
    view.accessibilityTraits = [.header, .link]
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.accessibilityFrame = rect(0, 0, 4, 6)
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Box")
    #expect(view.accessibilityHint == "Opens" && view.accessibilityValue == "full")
    #expect(view.accessibilityTraits.rawValue == 1 << 16 | 1 << 1)
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 3))
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityFrameInContainerSpace = rect(1, 1, 2, 2)
    #expect(part.isAccessibilityElement && part.accessibilityFrame == rect(11, 21, 2, 2))
  }

  @Test("A container answers how many things it holds, and where each stands")
  func container() {
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    let parts = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    #expect(view.index(ofAccessibilityElement: parts[0]) == NSNotFound)
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === parts[1])
    #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test("What a device would make felt or say is in the log")
  func effects() {
    let stage = Stage()
    stage.rootView.accessibilityLabel = "Everything"
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 2)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UIDevice.current.playInputClick()
    UIAccessibility.post(notification: .layoutChanged, argument: stage.rootView)
    #expect(
      stage.application.deviceEffects.map(\.description) == [
        "impact heavy 1.0", "impact medium 1.0", "selection", "notification warning",
        "input click",
        "accessibility layout changed: Everything",
      ]
    )
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("A custom action runs its closure")
  func customAction() {
    var ran = 0
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      ran += 1
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true && ran == 1)
  }
}
