import Drawing
import Foundation
import Testing
import TouchKitTestSupport
import TouchKitTesting
@testable import TouchKit
@testable import TouchKitComponents

@MainActor
@Suite("How controls look")
struct ControlLookTests {
  private let stage = Stage()

  /// Returns the drawing of a control, as text.
  private func look(of view: UIView) -> String {
    stage.application.layoutIfNeeded()
    return stage.application.picture().dump()
  }

  @Test("Every control draws something, and something else while it is pressed")
  func pressed() {
    let slider = UISlider(frame: rect(0, 0, 150, 34))
    let controls: [(UIControl, CGPoint)] = [
      (UISwitch(), CGPoint(x: 10, y: 10)), (UIStepper(), CGPoint(x: 80, y: 10)),
    ]
    let empty = look(of: stage.rootView)
    for (control, point) in controls {
      control.frame.origin = CGPoint(x: 100, y: 100)
      stage.rootView.addSubview(control)
      let plain = look(of: control)
      #expect(plain != empty, "\(type(of: control))")
      let finger = stage.makeFinger()
      finger.down(100 + point.x, 100 + point.y)
      #expect(look(of: control) != plain, "\(type(of: control))")
      finger.cancel()
      stage.advance(by: 1)
      control.removeFromSuperview()
    }
    stage.rootView.addSubview(slider)
    let before = look(of: slider)
    slider.value = 0.7
    #expect(look(of: slider) != before)
  }

  @Test("A control of another size looks as one that has had it from the beginning")
  func resized() {
    let kinds: [() -> UIView] = [
      { UISlider() }, { UISegmentedControl(items: ["One", "Two"]) }, { UIProgressView() },
      {
        let field = UITextField()
        field.placeholder = "Find a view"
        return field
      },
      {
        let dots = UIPageControl()
        dots.numberOfPages = 4
        return dots
      },
    ]
    for make in kinds {
      let resized = make()
      resized.frame = rect(20, 20, 300, 40)
      stage.rootView.addSubview(resized)
      _ = look(of: resized)
      resized.frame = rect(20, 20, 150, 40)
      let shown = look(of: resized)
      resized.removeFromSuperview()
      let fresh = make()
      fresh.frame = rect(20, 20, 150, 40)
      stage.rootView.addSubview(fresh)
      #expect(shown == look(of: fresh), "\(type(of: fresh))")
      fresh.removeFromSuperview()
    }
  }

  @Test("An animated change arrives in time; what is asked for is there at once")
  func animated() {
    let toggle = UISwitch(frame: rect(10, 10, 0, 0))
    stage.rootView.addSubview(toggle)
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn && toggle.knob.value == 0)
    stage.advance(by: 0.1)
    #expect(toggle.knob.value > 0 && toggle.knob.value < 1)
    stage.advance(by: 0.2)
    #expect(toggle.knob.value == 1)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("A progress bar keeps its value within bounds")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 2
    #expect(bar.progress == 1)
    bar.progress = -1
    bar.progress = .nan
    #expect(bar.progress == 0)
    stage.rootView.addSubview(bar)
    bar.setProgress(0.5, animated: true)
    #expect(bar.progress == 0.5)
    stage.advance(by: 1)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("An activity indicator turns on the application's time, and hides when it stands")
  func activity() {
    let wheel = UIActivityIndicatorView(style: .large)
    stage.rootView.addSubview(wheel)
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    let first = look(of: wheel)
    stage.advance(by: 0.1)
    #expect(look(of: wheel) != first)
    stage.advance(by: 0.7)
    #expect(look(of: wheel) == first)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    stage.advance(by: 1)
    #expect(stage.application.nextDeadline == nil)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("Sizes of their own")
  func sizes() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UISlider().intrinsicContentSize.height == 34)
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
  }
}
