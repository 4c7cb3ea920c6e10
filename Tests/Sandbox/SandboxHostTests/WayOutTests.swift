import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("Why not, and ways out that are tried")
struct WayOutTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the middle of the visible part of `outside` beyond its parent.
  private func outside(_ played: PlayedWorkbench) throws -> CGPoint {
    let tree = played.session.run.application.treeSnapshot()
    let view = try #require(tree.views.first { $0.node.identifier == "outside" })
    return try #require(view.node.quad?.center)
  }

  private func asked(_ name: String) throws -> PlayedWorkbench {
    let first = try play([[]], scene: "cannot-receive")
    let place = try outside(first)
    return try play([[.secondary(Double(place.x), Double(place.y))], []], scene: name)
  }

  @Test("a right click on outside is about outside, and names the reason and a way out")
  func newcomer() throws {
    let played = try asked("cannot-receive")
    let bench = try played.bench
    let explanation = try #require(bench.explanation)
    let entry = try #require(bench.chosenEntry)
    #expect(entry.view.node.identifier == "outside")
    let told = explanation.storyWhyNot(entry.index, in: .english)
    #expect(told.title == "Why not outside?")
    #expect(told.main.contains("Its ancestor parent-of-outside rejected the point, because"))
    #expect(told.main.contains("pt right of it"))
    let names = explanation.waysOut(for: entry.index).compactMap { $0.node?.name }
    #expect(names == ["parent-of-outside"])
    #expect(text(of: played.log).contains("sendEvent") == false)
  }

  @Test("page keys scroll an answer that is longer than its room, and stop at its ends")
  func scrolling() throws {
    let bench = try asked("cannot-receive").bench
    bench.window.layoutIfNeeded()
    let scroll = try #require(bench.inspector.why.scrolledContent)
    scroll.frame.size.height = 40
    #expect(bench.isPanelScrollable)
    bench.scrollPanel(byPages: 1)
    #expect(scroll.contentOffset.y == 24)
    bench.scrollPanel(byPages: InspectorPane.mostPages)
    #expect(scroll.contentOffset.y == scroll.contentSize.height - 40)
    bench.scrollPanel(byPages: -InspectorPane.mostPages)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("enlarging the parent lets outside receive, and it stays so after layout")
  func enlarging() throws {
    let played = try asked("cannot-receive")
    let bench = try played.bench
    let entry = try #require(bench.chosenEntry)
    let way = try #require(bench.explanation?.waysOut(for: entry.index).first)
    played.session.isOver = false
    played.session.tryWayOut(way, at: 1)
    #expect(bench.explanation?.receiver?.name == "outside")
    #expect(bench.resultText == "outside now receives")
    played.session.undo(at: 1)
    #expect(bench.explanation?.receiver?.name == "cell-outside")
  }

  @Test("the cells of cannot-receive keep their forms when the window changes")
  func cells() throws {
    let scene = try #require(SceneCatalogue.scene(named: "cannot-receive"))
    // The application comes first, because a window without an application of its task takes the key from another
    // test's window.
    let application = UIApplication()
    let window = scene.makeWindow(CGRect(x: 0, y: 0, width: 640, height: 480))
    window.rootViewController = scene.makeRootViewController()
    window.makeKeyAndVisible()
    withExtendedLifetime(application) {
      window.layoutIfNeeded()
      window.frame.size = CGSize(width: 900, height: 700)
      window.layoutIfNeeded()
    }
    var waiting: [UIView] = [window]
    var widths: [String: CGFloat] = [:]
    while let view = waiting.popLast() {
      widths[view.accessibilityIdentifier ?? ""] = view.bounds.width
      waiting += view.subviews
    }
    let usual = try #require(widths["parent-of-usual"])
    #expect(usual == widths["usual"])
    #expect(try #require(widths["parent-of-outside"]) < usual / 2)
  }

  @Test("a change that layout takes back is not left half done, and code is offered instead")
  func restored() throws {
    let bench = Workbench(
      size: CGSize(width: 1280, height: 800),
      sceneSize: CGSize(width: 640, height: 480),
      look: WorkbenchLook(),
      measuring: EstimatedText()
    )
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let holder = StubbornHolder(frame: window.bounds)
    window.addSubview(holder)
    window.makeKeyAndVisible()
    application.layoutIfNeeded()
    let tools = SceneTools(application)
    let explanation = tools.explanation(at: CGPoint(x: 150, y: 50), after: [])
    bench.explain(explanation)
    let entry = try #require(bench.chosenEntry)
    #expect(entry.view.node.identifier == "tile")
    let way = try #require(explanation.waysOut(for: entry.index).first)
    let edit = try #require(bench.edit(of: way, in: explanation))
    #expect(tools.apply(edit))
    #expect(!tools.isKept(edit))
    tools.discard()
    #expect(!tools.hasEdits)
    #expect(holder.box.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.showRefusal(of: way)
    #expect(bench.resultText == "The layout of holder reverts the change. Change the code instead.")
    #expect(bench.buttonNames.contains("copy-code"))
    #expect(!bench.buttonNames.contains("try"))
  }

  @Test("what needs a size or a transform that can be undone is tried, too")
  func sizes() throws {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (empty, flat) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)))
    empty.accessibilityIdentifier = "empty"
    flat.accessibilityIdentifier = "flat"
    flat.transform = CGAffineTransform(scaleX: 0, y: 1)
    window.addSubview(empty)
    window.addSubview(flat)
    window.makeKeyAndVisible()
    let tools = SceneTools(application)
    let names = ViewNames(application.treeSnapshot())
    let tree = application.treeSnapshot()
    for way in [
      WayOut.giveSize(empty.snapshot()), WayOut.changeTransform(flat.snapshot()),
    ] {
      let edit = try #require(way.edit(in: tree, at: nil), "\(names[way.node ?? empty.snapshot()])")
      #expect(tools.apply(edit))
    }
    #expect(empty.frame.size == CGSize(width: 44, height: 44))
    #expect(flat.transform == .identity)
  }
}

/// A view whose layout resets the frame of its subview.
private final class StubbornHolder: UIView {
  let box = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "holder"
    box.accessibilityIdentifier = "box"
    let tile = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    tile.accessibilityIdentifier = "tile"
    box.addSubview(tile)
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }
}
