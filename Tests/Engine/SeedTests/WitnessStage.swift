import Foundation
import TouchKit
import TouchKitTesting

/// A stage on which all responders write into one diary.
@MainActor
struct WitnessStage {
  let diary = Diary()
  let stage: Stage
  let application = WitnessApplication()
  let window: WitnessWindow
  let controller: WitnessController
  private let delegate: WitnessDelegate

  init() {
    controller = WitnessController(diary)
    let controller = controller
    stage = Stage(
      application: application,
      window: { WitnessWindow(frame: $0) },
      root: controller
    )
    window = stage.window as? WitnessWindow ?? WitnessWindow(frame: .zero)
    delegate = WitnessDelegate(diary)
    application.delegate = delegate
  }

  /// Makes all responders above the views log too.
  func tellAll() {
    application.diary = diary
    window.diary = diary
  }

  /// Adds a view; to the controller's view if no superview is given.
  func add(
    _ name: String,
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    to parent: UIView? = nil
  ) -> Witness {
    let view = Witness(name, CGRect(x: x, y: y, width: width, height: height), diary)
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  /// Returns the name of the view that receives a touch at a point of the window.
  func fittest(_ x: CGFloat, _ y: CGFloat) -> String? {
    let view = window.hitTest(CGPoint(x: x, y: y), with: nil)
    if view === window { return "window" }
    return view === stage.rootView ? "root" : (view as? Witness)?.name
  }
}
