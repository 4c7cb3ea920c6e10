import TouchTrace
import Foundation
import Inspector
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Places are reported in the scene's coordinates, in any window.
@MainActor
@Suite("Places in several windows")
struct PlacesInWindowsTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let second = UIWindow(frame: rect(90, 90, 200, 150))

  init() {
    second.accessibilityIdentifier = "second"
    second.rootViewController = UIViewController()
    second.isHidden = false
    let leaf = named("leaf", rect(20, 20, 60, 60))
    second.rootViewController?.view.addSubview(leaf)
  }

  @Test("The overlay draws a finger where it is in the scene")
  func overlay() {
    let finger = stage.makeFinger()
    finger.down(150, 130)
    finger.move(155, 131)
    var state = OverlayState()
    for record in stage.log.records { state.fold(record) }
    #expect(state.touches.first?.hitTestView?.identifier == "leaf")
    #expect(state.touches.first?.start == CGPoint(x: 150, y: 130))
    #expect(state.touches.first?.location == CGPoint(x: 155, y: 131))
  }

  @Test("Explanations name the scene's point and the window")
  func explanation() throws {
    let reports = stage.application.hitTestReports(at: CGPoint(x: 150, y: 130))
    #expect(reports.last?.point == CGPoint(x: 60, y: 40))
    let explanation = Explanation(reports: reports, tree: stage.application.treeSnapshot())
    #expect(explanation.point == CGPoint(x: 150, y: 130))
    #expect(explanation.list().hasPrefix("At (150, 130) in second, front to back:"))
    let leaf = try #require(explanation.entries.first { $0.view.node.identifier == "leaf" })
    #expect(leaf.isUnderPoint && leaf.verdict.isReceiver)
  }
}
