import TouchTrace
import Foundation
import Geometry
import Inspector
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Returns a view of the engine's own class, with a name.
@MainActor
func plain(_ name: String, _ frame: CGRect, in superview: UIView) -> UIView {
  let view = UIView(frame: frame)
  view.accessibilityIdentifier = name
  superview.addSubview(view)
  return view
}

@MainActor
@Suite("Explanations in words")
struct ExplanationTextTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let panel: UIView
  private let button: UIView

  init() {
    stage.rootView.accessibilityIdentifier = "root"
    panel = plain("panel", rect(20, 20, 120, 60), in: stage.rootView)
    button = plain("button", rect(80, 50, 60, 60), in: panel)
  }

  private func text(
    about view: UIView,
    at point: CGPoint,
    in language: Language = .english
  ) throws -> String {
    let application = stage.application
    let explanation = Explanation(
      reports: application.hitTestReports(at: point),
      tree: application.treeSnapshot()
    )
    let index = try #require(explanation.tree.index(of: view.traceID))
    return explanation.text(about: index, in: language)
  }

  @Test("Who got the touch instead, and who stood in the way, in one line")
  func blame() throws {
    func blame(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ language: Language) throws -> String? {
      let application = stage.application
      let reports = application.hitTestReports(at: CGPoint(x: x, y: y))
      let explanation = Explanation(reports: reports, tree: application.treeSnapshot())
      let index = try #require(explanation.tree.index(of: view.traceID))
      return explanation.blame(for: index, in: language)
    }
    #expect(
      try blame(button, 120, 88, .english)
        == "the touch at (120, 88) went to root; panel.button was not hit-tested, because its "
        + "ancestor panel rejected the point (ancestorRejected); panel: outsideBounds: (120, 88) is "
        + "(100, 68) in its coordinates, below its bounds (0, 0, 120, 60)"
    )
    #expect(try blame(button, 110, 75, .english) == nil)
    #expect(
      try blame(panel, 110, 75, .english)
        == "the touch at (110, 75) went to button; button is inside panel"
    )
    let cover = plain("cover", rect(0, 0, 200, 200), in: stage.rootView)
    #expect(
      try blame(button, 110, 75, .chinese)
        == "(110, 75) 处的触摸给了 cover；panel.button：前面的 cover 接受了该点（covered）"
    )
    cover.isHidden = true
    #expect(try blame(cover, 110, 75, .english)?.hasSuffix("; cover: REJECTED hidden") == true)
  }

  @Test("A view outside its parent: the parent rejected the point")
  func outside() throws {
    let english = try text(about: button, at: CGPoint(x: 120, y: 88))
    #expect(
      english == """
        panel.button did not get the touch at (120, 88): the point is outside of panel, \
        which contains it.
          root     asked   inside
          panel    asked   REJECTED outsideBounds: (120, 88) is (100, 68) in its coordinates, \
        below its bounds (0, 0, 120, 60)
          button   not asked: its ancestor panel rejected the point
        Received by: root.   Fix: enlarge panel, or override panel's hitTest/point(inside:).
        """
    )
    let chinese = try text(about: button, at: CGPoint(x: 120, y: 88), in: .chinese)
    #expect(
      chinese == """
        panel.button 没有得到 (120, 88) 处的触摸：该点在包含它的 panel 之外。
          root     已询问   在内部
          panel    已询问   拒绝 outsideBounds：(120, 88) 在它的坐标系中是 (100, 68)，\
        在其 bounds (0, 0, 120, 60) 的下方
          button   未询问：它的祖先 panel 拒绝了该点
        接收者：root。   解决办法：放大 panel，或重写 panel 的 hitTest/point(inside:)。
        """
    )
  }

  @Test("A view that does not contain the point gets no larger ancestor")
  func elsewhere() throws {
    let text = try text(about: button, at: CGPoint(x: 300, y: 200))
    #expect(text.contains("at (300, 200): the point is outside of it.\n"))
    #expect(!text.contains("enlarge"))
  }

  @Test("The view that got the touch")
  func received() throws {
    #expect(
      try text(about: button, at: CGPoint(x: 110, y: 75)) == """
        panel.button got the touch at (110, 75).
          root     asked   inside
          panel    asked   inside
          button   asked   RECEIVED
        Received by: button.
        """
    )
  }

  @Test("Each switch of a view has its own words")
  func switches() throws {
    let point = CGPoint(x: 110, y: 75)
    button.isHidden = true
    #expect(try text(about: button, at: point).contains("asked   REJECTED hidden\n"))
    #expect(try text(about: button, at: point).hasSuffix("Fix: set button.isHidden = false."))
    button.isHidden = false
    button.alpha = 0.005
    #expect(
      try text(about: button, at: point).contains("alpha: its alpha is 0.005, not above 0.01")
    )
    button.alpha = 1
    panel.isUserInteractionEnabled = false
    #expect(
      try text(about: button, at: point).contains(
        "panel    asked   REJECTED interactionDisabled: isUserInteractionEnabled = false"
      )
    )
  }

  @Test("A view covered by one in front")
  func covered() throws {
    let cover = named("cover", rect(0, 0, 400, 300), in: stage.rootView)
    let text = try text(about: button, at: CGPoint(x: 110, y: 75))
    #expect(text.contains("panel    not asked: cover in front of it accepted the point"))
    #expect(text.contains("button   not asked: cover in front of it accepted the point"))
    #expect(
      text.hasSuffix(
        "Fix: bring panel in front of cover, or set cover.isUserInteractionEnabled = false."
      )
    )
    _ = cover
  }

  @Test("The list goes from front to back and names classes that have no names by number")
  func list() {
    let plain = UIView(frame: rect(90, 60, 40, 40))
    panel.addSubview(plain)
    panel.addSubview(UIView(frame: rect(0, 0, 5, 5)))
    #expect(
      stage.explanation(of: CGPoint(x: 112, y: 82 - 10)) == """
        At (112, 72), front to back:
          button     asked   RECEIVED
          panel      asked   inside
          root       asked   inside
          UIWindow   asked   inside
        Received by: button.
        """
    )
    button.isUserInteractionEnabled = false
    #expect(
      stage.explanation(of: CGPoint(x: 120, y: 79)).contains("REJECTED interactionDisabled")
    )
  }

  @Test("A window in front of another one")
  func windows() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let front = UIWindow(frame: rect(0, 0, 400, 300))
    front.accessibilityIdentifier = "front"
    front.windowLevel = .alert
    front.isHidden = false
    let text = stage.explanation(of: named("button", rect(80, 50, 60, 60), in: stage.rootView))
    #expect(
      text.contains("not asked: the window front, with a higher windowLevel, accepted the point")
    )
    #expect(text.contains("Received by: front."))
  }

  @Test("A drawing cut off by an ancestor does not matter")
  func clipped() throws {
    let wide = ScriptedView("wide", rect(200, 20, 40, 40))
    wide.onPointInside = { _, _ in true }
    wide.clipsToBounds = true
    stage.rootView.addSubview(wide)
    let child = named("child", rect(60, 0, 40, 40), in: wide)
    let text = try text(about: child, at: CGPoint(x: 270, y: 30))
    #expect(text.hasPrefix("wide.child got the touch"))
    #expect(text.contains("clippedByAncestor: wide clips the view here"))
  }

  @Test("I22, I53: Asking neither delivers anything nor leaves a trace")
  func silent() {
    let before = stage.log.records
    _ = stage.explanation(of: button)
    #expect(stage.log.records == before)
  }
}
