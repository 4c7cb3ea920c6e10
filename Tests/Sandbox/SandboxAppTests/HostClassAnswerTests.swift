import Foundation
import SandboxTestSupport
import Testing

/// A screen of 390 × 844 points of a React Native app, as its debugger prints it.
private enum PrintedReact {
  /// Returns a row with a button that extends beyond it by 34 points.
  static func screen(row: String = "", button: String = "", front: String = "") -> String {
    """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <RCTSurfaceView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
       |    | <RCTViewComponentView: 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x3>>
       |    |    | <RCTViewComponentView: 0x103; frame = (20 100; 350 60);\(row) layer = <CALayer: 0x4>>
       |    |    |    | <RCTViewComponentView: 0x104; frame = (100 50; 150 44);\(button) layer = <CALayer: 0x5>>
    \(front)
    """
  }
}

@Suite("Answers about classes with rules of their own")
struct HostClassAnswerTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func why(_ text: String, _ arguments: String...) throws -> AnyJSON {
    _ = try folder.write(text, to: "paste.txt")
    let result = try program.run(["why", "paste.txt"] + arguments + ["--json"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try AnyJSON(result.output)
  }

  private func hit(_ text: String, _ arguments: String...) throws -> (view: String, notes: String) {
    _ = try folder.write(text, to: "paste.txt")
    let result = try program.run(["hit", "paste.txt"] + arguments, in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return (result.output.trimmingCharacters(in: .newlines), result.errors)
  }

  private func state(_ check: String, in answer: AnyJSON) -> String? {
    answer["reasons"]?.elements.first { $0["check"] == .text(check) }?["state"]?.string
  }

  @Test("a button of React Native outside a view that does not clip gets its touches")
  func outside() throws {
    let answer = try why(PrintedReact.screen(), "0x104", "195,180")
    #expect(answer["verdict"] == .text("getsTouch"))
    #expect(state("outsideBounds", in: answer) == "clear")
    let text = answer["text"]?.string ?? ""
    #expect(text.contains("React Native's touch handler on RCTSurfaceView 0x101 receives it"))
    #expect(text.contains("Rule: React Native hit-tests subviews outside their superview, unless"))
    #expect(!text.contains("it has no target"))
    let clipped = try why(PrintedReact.screen(row: " clipsToBounds = YES;"), "0x104", "195,180")
    #expect(clipped["verdict"] == .text("notThere"))
    #expect(state("outsideBounds", in: clipped) == "found")
  }

  @Test("a transparent view is asked before the new architecture, and not in it")
  func alpha() throws {
    let fabric = PrintedReact.screen(button: " alpha = 0;")
    #expect(try hit(fabric, "195,180").view == "RCTViewComponentView 0x102")
    let paper = fabric.replacing("RCTViewComponentView", with: "RCTView")
    #expect(try hit(paper, "195,180").view == "RCTView 0x104")
  }

  @Test("a view in front may let touches through, which its pointerEvents tell")
  func covered() throws {
    let front =
      "   |    |    | <RCTView: 0x105; frame = (0 0; 390 844); layer = <CALayer: 0x6>>"
    let text = PrintedReact.screen(front: front).replacing("RCTViewComponentView", with: "RCTView")
    let answer = try why(text, "0x104", "195,170")
    #expect(answer["verdict"] == .text("unknown"))
    #expect(state("covered", in: answer) == "possible")
    #expect(answer["nextStep"]?.string?.contains("[(id)0x105 pointerEvents]") == true)
  }

  @Test("answers of the debugger about pointerEvents and insets are read")
  func answered() throws {
    let front =
      "   |    |    | <RCTView: 0x105; frame = (0 0; 390 844); layer = <CALayer: 0x6>>"
    let text = PrintedReact.screen(front: front).replacing("RCTViewComponentView", with: "RCTView")
    let question = "\n(lldb) expr -l objc -- (long)[(id)0x105 pointerEvents]\n(long) $0 = "
    #expect(try hit(text + question + "2\n", "195,170").view == "RCTView 0x104")
    #expect(try hit(text + question + "0\n", "195,170").view == "RCTView 0x105")
    let covered = try why(text + question + "0\n", "0x104", "195,170")
    #expect(state("covered", in: covered) == "found")
    let insets = """

      (lldb) po [(id)0x104 valueForKey:@"hitTestEdgeInsets"]
      UIEdgeInsets: {0, -90, 0, 0}

      """
    #expect(try hit(text + question + "2\n" + insets, "45,170").view == "RCTView 0x104")
    let index =
      "\n(lldb) expr -l objc -- (double)[(id)[(id)0x105 layer] zPosition]\n(double) $0 = -1\n"
    #expect(try hit(text + index, "195,110").view == "RCTView 0x103")
    #expect(try hit(text, "195,110").view == "RCTView 0x105")
    #expect(try hit(text + question + "2\n" + insets, "25,170").view != "RCTView 0x104")
  }

  @Test("a drawing of react-native-svg takes touches with interaction off too")
  func drawing() throws {
    let front =
      "   |    |    | <RNSVGSvgView: 0x105; frame = (0 0; 390 844); userInteractionEnabled = NO; layer = <CALayer: 0x6>>"
    let found = try hit(PrintedReact.screen(front: front), "195,180")
    #expect(found.view == "RNSVGSvgView 0x105")
    #expect(found.notes.contains("Rule: react-native-svg takes every touch in its bounds"))
  }

  private static let overlay = """
    <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIButton: 0x101; frame = (20 300; 350 50); layer = <CALayer: 0x2>>
    <PassThroughWindow: 0x200; baseClass = UIWindow; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
       | <_TtGC7SwiftUI14_UIHostingViewV5Toast9ToastView_: 0x201; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
       |    | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x202; frame = (45 60; 300 60); layer = <CALayer: 0x5>>
    """

  @Test("a root view of SwiftUI answers otherwise from iOS 18 on, and 'compare' tells where")
  func versions() throws {
    #expect(try hit(Self.overlay, "100,90", "--ios", "17").view.hasSuffix("0x202"))
    for version in ["18", "26"] {
      #expect(try hit(Self.overlay, "100,90", "--ios", version).view == "UIWindow 0x100")
    }
    #expect(try hit("iOS 26.1\n" + Self.overlay, "100,90").view == "UIWindow 0x100")
    #expect(try hit(Self.overlay, "195,325").view == "UIButton 0x101")
    let open = try why(Self.overlay, "0x202")
    #expect(open["text"]?.string?.contains("version of iOS") == true)
    let result = try program.run(
      ["compare", "paste.txt", "--ios", "17", "--ios", "26", "--json"],
      in: folder
    )
    #expect(result.exitCode == 1)
    let change = try AnyJSON(result.output)["changes"]?.elements.first
    #expect(change?["after"] == .text("UIWindow 0x100"))
    #expect(change?["area"] == .list([.number(45), .number(60), .number(300), .number(60)]))
    let same = try program.run(["compare", "paste.txt", "--ios", "26", "--ios", "26"], in: folder)
    #expect(same.exitCode == 0)
    #expect(same.output.contains("The same view gets the touch at every point."))
    let once = try program.run(["compare", "paste.txt", "--ios", "26"], in: folder)
    #expect(once.exitCode == 64 && once.errors.contains("expected --ios twice"))
  }

  @Test(
    "windows of the system and of tools cover nothing where no control of theirs is hit",
    arguments: ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "FLEXWindow"]
  )
  func windows(name: String) throws {
    let text = """
      <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x101; frame = (20 300; 350 50); layer = <CALayer: 0x2>>
      <\(name): 0x200; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
         | <UIView: 0x201; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <FLEXExplorerToolbar: 0x202; frame = (0 100; 390 60); layer = <CALayer: 0x5>>
         |    |    | <UIButton: 0x203; frame = (0 0; 50 60); layer = <CALayer: 0x6>>
      """
    let answer = try why(text, "0x101")
    // No tree contains FLEX's mode.
    #expect(state("windowInFront", in: answer) == (name == "FLEXWindow" ? "open" : "clear"))
    #expect(answer["receiver"] == .text("UIButton 0x101"))
    #expect(try hit(text, "20,130").view == "UIButton 0x203")
  }

  @Test("a keyboard, and the ground of an alert, keep the touches in them")
  func keyboard() throws {
    let text = """
      <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x101; frame = (20 600; 350 50); layer = <CALayer: 0x2>>
         | <UIButton: 0x102; frame = (20 100; 350 50); layer = <CALayer: 0x2>>
      <UIRemoteKeyboardWindow: 0x200; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x3>>
         | <UIInputSetContainerView: 0x201; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UIInputSetHostView: 0x202; frame = (0 508; 390 336); layer = <CALayer: 0x5>>
      """
    #expect(state("windowInFront", in: try why(text, "0x101")) == "found")
    #expect(state("windowInFront", in: try why(text, "0x102")) == "clear")
    let alert = text.replacing(
      "UIRemoteKeyboardWindow",
      with: "_UIAlertControllerShimPresenterWindow"
    )
    .replacing("UIInputSetContainerView", with: "_UIAlertControllerDimmingView")
    #expect(state("windowInFront", in: try why(alert, "0x102")) == "found")
  }

  @Test("views in front that may let touches through cover nothing for certain")
  func unsure() throws {
    for name in [
      "Microsoft_Maui_Platform_LayoutView", "Sharedandroidx.compose.ui.window.UserInputView9",
    ] {
      let text = """
        <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
           | <UIButton: 0x101; frame = (20 600; 350 50); layer = <CALayer: 0x2>>
           | <\(name): 0x102; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
        """
      #expect(state("covered", in: try why(text, "0x101")) == "possible")
    }
    let overlay =
      "   | <RNSFullWindowOverlayContainer: 0x106; frame = (0 0; 390 844); layer = <CALayer: 0x6>>\n"
      + "   |    | <RCTViewComponentView: 0x107; frame = (0 0; 390 844); layer = <CALayer: 0x7>>"
    let answer = try why(PrintedReact.screen(front: overlay), "0x104", "195,170")
    #expect(state("covered", in: answer) == "possible")
  }

  @Test("of a part of a tree, views outside of a root that does not clip are hit")
  func part() throws {
    let text = """
      <RCTViewComponentView: 0x101; frame = (20 100; 350 60); layer = <CALayer: 0x1>>
         | <RCTViewComponentView: 0x102; frame = (100 44; 150 44); layer = <CALayer: 0x2>>
      """
    #expect(try hit(text, "170,80").view == "RCTViewComponentView 0x102")
    #expect(state("outsideBounds", in: try why(text, "0x102")) == "clear")
  }

  @Test("parts of a page are not hit, and a clipping view of Flutter is its child's shape")
  func others() throws {
    let page = """
      <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <WKWebView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <WKScrollView: 0x102; baseClass = UIScrollView; frame = (0 0; 390 844); layer = <CALayer: 0x3>; contentOffset: {0, 0}; contentSize: {390, 2000}>
         |    |    | <WKContentView: 0x103; frame = (0 0; 390 2000); layer = <CALayer: 0x4>>
         |    |    |    | <WKCompositingView: 0x104; frame = (0 0; 390 2000); layer = <CALayer: 0x5>>
      """
    #expect(try hit(page, "195,180").view == "WKContentView 0x103")
    let flutter = """
      <UIWindow: 0x100; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <FlutterView: 0x101; frame = (0 0; 390 844); layer = <CALayer: 0x2>>
         |    | <ChildClippingView: 0x102; frame = (0 120; 390 600); layer = <CALayer: 0x3>>
         |    |    | <FlutterTouchInterceptingView: 0x103; frame = (100 0; 100 100); layer = <CALayer: 0x4>>
      """
    #expect(try hit(flutter, "150,150").view == "FlutterTouchInterceptingView 0x103")
    #expect(try hit(flutter, "20,150").view == "FlutterView 0x101")
  }

  @Test("a scene file can say pointerEvents and hitSlop, and complains about other values")
  func sceneFile() throws {
    let scene = """
      size: [300, 300]
      views:
        - {id: back, frame: [0, 0, 300, 300]}
        - {id: box, appClass: RCTViewComponentView, frame: [50, 50, 50, 50], pointerEvents: box-none}
        - {id: small, appClass: RCTViewComponentView, frame: [200, 200, 20, 20], hitSlop: [20, 20, 20, 20]}
      """
    _ = try folder.write(scene, to: "scene.yml")
    for (point, view) in [("60,60", "back"), ("190,190", "small"), ("170,170", "back")] {
      let result = try program.run(["hit", "scene.yml", point], in: folder)
      #expect(result.output == view + "\n", "\(result.errors)")
    }
    _ = try folder.write(scene.replacing("box-none", with: "boxnone"), to: "wrong.yml")
    let wrong = try program.run(["hit", "wrong.yml", "60,60"], in: folder)
    #expect(wrong.exitCode == 65 && wrong.errors.contains("wrong.yml:4:"))
  }

  @Test("the reported faults happen as their scripts say")
  func reportedFaults() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Hosts").standardized
    let scripts = try FileManager.default.contentsOfDirectory(atPath: examples.path)
      .filter { $0.hasSuffix(".touch") }.sorted()
    #expect(scripts.count == 10)
    for script in scripts {
      let path = examples.appending(path: script).path
      let result = try program.run(["script", path, "--quiet"], in: folder)
      #expect(result.exitCode == 0, "\(script): \(result.errors)")
    }
  }
}
