import ConsoleText
import TouchTrace
import Foundation
import Geometry
import SceneFiles
import TextFormats
import Testing
import TouchKit

@MainActor
@Suite("Scenes of console texts")
struct ConsoleSceneTests {
  /// Three containers of one size, of which the front one contains the screen.
  static let containers = """
    (lldb) pviews
    <UIWindow: 0x101; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x60>; layer = <L: 0x61>>
       | <UITransitionView: 0x102; frame = (0 0; 320 480); autoresize = W+H; layer = <L: 0x62>>
       | <UITransitionView: 0x103; frame = (0 0; 320 480); autoresize = W+H; layer = <L: 0x63>>
       |    | <UIView: 0x104; frame = (0 0; 320 480); autoresize = W+H; layer = <L: 0x64>>
       |    |    | <UIButton: 0x105; frame = (100 200; 50 30); opaque = NO; layer = <L: 0x65>>
       |    |    |    | <UIButtonLabel: 0x106; frame = (2 6; 46 18); text = 'Go'; \
    userInteractionEnabled = NO; layer = <L: 0x66>>
       |    |    | <UIView: 0x107; frame = (0 300; 320 50); hidden = YES; layer = <L: 0x67>>
       |    |    | <UIView: 0x108; frame = (0 360; 320 50); alpha = 0; layer = <L: 0x68>>
       |    |    | <UIView: 0x109; frame = (0 420; 50 50); userInteractionEnabled = NO; layer = <L: 0x69>>
    """

  @Test("who is hit follows from frames, order, hiding, alpha and interaction")
  func plain() throws {
    for stage in [try ConsoleStage(Self.containers), try ConsoleStage(yamlOf: Self.containers)] {
      #expect(stage.scene.size == CGSize(width: 320, height: 480))
      #expect(stage.hit(110, 210) == #""Go" (UIButton 0x105)"#)
      for (x, y) in [(10, 10), (10, 310), (10, 370), (10, 430)] as [(CGFloat, CGFloat)] {
        #expect(stage.hit(x, y) == "UIView 0x104", "\(x) \(y)")
      }
      #expect(stage.hit(10, 490) == nil)
    }
  }

  @Test("a root that is no window has points in its own coordinates, wherever it lies")
  func root() throws {
    let stage = try ConsoleStage(
      """
      $3 = 0x0711 <UIView: 0x201; frame = (32 128; 259 604); layer = <L: 0x1>>
         | <UIView: 0x202; frame = (90 -50; 80 100); layer = <L: 0x1>>
         | <UIView: 0x203; frame = (90 601; 80 100); layer = <L: 0x1>>
      """
    )
    #expect(stage.hit(100, 0) == "UIView 0x202")
    #expect(stage.hit(100, -10) == nil)
    #expect(stage.hit(100, 60) == "UIView 0x201")
    #expect(stage.hit(100, 603) == "UIView 0x203")
    #expect(stage.hit(100, 605) == nil)
    #expect(stage.view("UIView 0x201")?.frame == CGRect(x: 32, y: 128, width: 259, height: 604))
  }

  @Test(
    "a window that lies elsewhere on the screen, or is turned, has points in its own coordinates"
  )
  func movedWindow() throws {
    for place in [
      "frame = (0 20; 320 460)", "frame = (0 0; 460 320); transform = [0, 1, -1, 0, 0, 0]",
    ] {
      let stage = try ConsoleStage(
        "<UIWindow: 0x1; \(place)>\n   | <UIView: 0x2; frame = (0 0; 10 10)>"
      )
      #expect(stage.hit(5, 5) == "UIView 0x2")
      #expect(stage.hit(5, 15) == "UIWindow 0x1")
      #expect(stage.hit(315, 455) == "UIWindow 0x1")
      #expect(stage.hit(325, 15) == nil)
    }
  }

  @Test("a root that is hidden, or takes no touches, is nobody")
  func deadRoot() throws {
    for flag in ["hidden = YES", "alpha = 0", "userInteractionEnabled = NO"] {
      let text =
        "<UIView: 0x1; frame = (0 0; 9 9); \(flag)>\n   | <UIView: 0x2; frame = (0 0; 9 9)>"
      #expect(try ConsoleStage(text).hit(5, 5) == nil)
    }
  }

  @Test("a view that is turned has its bounds back, and its corners are not hit")
  func turned() throws {
    let stage = try ConsoleStage(
      """
      // <UIView: 0x1; frame = (0 0; 100 100); layer = <L: 0x1>>
      //   | <UIView: 0x2; frame = (-15.3281 -15.3281; 130.656 130.656); transform = \
      [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]>
      """
    )
    #expect(stage.hit(50, 50) == "UIView 0x2")
    #expect(stage.hit(50, 1) == "UIView 0x2")
    #expect(stage.hit(1, 1) == "UIView 0x1")
    let bounds = try #require(stage.view("UIView 0x2")?.bounds)
    #expect(abs(bounds.width - 100) < 0.01 && abs(bounds.height - 100) < 0.01)
  }

  @Test("a scroll view's children are shifted by its offset")
  func scrolled() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 300 400); layer = <L: 0x1>>
         | <UITableView: 0x2; frame = (0 0; 300 400); clipsToBounds = YES; contentOffset: {0, -88}; \
      contentSize: {300, 50.000100000000003}; adjustedContentInset: {88, 0, 83, 0}>
         |    | <SettingCell: 0x3; baseClass = UITableViewCell; frame = (0 0.0001; 300 50); text = 'x'>
         |    |    | <UITableViewCellContentView: 0x4; frame = (0 0; 259 50)>
         | <UICollectionView: 0x5; frame = (0 300; 300 100); contentOffset: {0, 500}; \
      contentSize: {300, 1000}>
         |    | <UICollectionViewCell: 0x6; frame = (0 550; 300 50)>
      """
    for stage in [try ConsoleStage(text), try ConsoleStage(yamlOf: text)] {
      #expect(stage.hit(20, 110) == "UITableViewCellContentView 0x4")
      #expect(stage.hit(280, 110) == #""x" (SettingCell 0x3)"#)
      #expect(stage.hit(20, 20) == "UITableView 0x2")
      #expect(stage.hit(20, 360) == "UICollectionViewCell 0x6")
      #expect(stage.hit(20, 320) == "UICollectionView 0x5")
    }
  }

  @Test("every view is in the scene once, and no view of the engine's own")
  func wholeTree() throws {
    let classes = [
      "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
      "UITextField", "UIProgressView", "UIActivityIndicatorView", "UITableView", "UIScrollView",
      "UILabel", "UIImageView", "UIControl",
    ]
    let lines = classes.enumerated().map { index, name in
      "   | <\(name): 0x\(index + 200); frame = (0 \(index * 30); 300 30)>\n"
        + "   |    | <UIView: 0x\(index + 300); frame = (0 0; 10 10)>\n"
    }
    let stage = try ConsoleStage("<UIWindow: 0x1; frame = (0 0; 300 500)>\n" + lines.joined())
    #expect(stage.application.treeSnapshot().views.count == 1 + 2 * classes.count, "\(stage.tree)")
    for index in classes.indices {
      #expect(
        stage.hit(5, CGFloat(index * 30 + 5)) == "UIView 0x\(index + 300)",
        "\(classes[index])"
      )
      #expect(stage.hit(295, CGFloat(index * 30 + 25)) == "\(classes[index]) 0x\(index + 200)")
    }
  }

  @Test("controllers stand in the chain")
  func controllers() throws {
    let stage = try ConsoleStage(
      Self.containers + """

        (lldb) pvc
        <TabController 0x501>, state: appeared, view: <UITransitionView 0x103>
           | <HomeController 0x503>, state: appeared, view: <UIView 0x104>
        """
    )
    #expect(
      stage.chain(#""Go" (UIButton 0x105)"#) == [
        #""Go" (UIButton 0x105)"#, "UIView 0x104", "HomeController 0x503", "UITransitionView 0x103",
        "TabController 0x501", "UIWindow 0x101", "UIApplication",
      ]
    )
  }

  @Test("recognizers are of their kind, with flags, and wait for each other")
  func recognizers() throws {
    let stage = try ConsoleStage(
      Self.containers + """

        <UITapGestureRecognizer: 0x701; state = Possible; cancelsTouchesInView = NO; \
        view = <UIButton 0x105>; target= <(action=tap:, target=<VC 0x12>)>; numberOfTapsRequired = 2; \
        must-fail = {\\n  <UIPanGestureRecognizer: 0x702; state = Possible>\\n}>
        <UIPanGestureRecognizer: 0x702; state = Possible; enabled = NO; view = <UIView 0x104>>
        <SecretGesture: 0x703; state = Possible; view = <UIView 0x104>>
        """
    )
    let tap = try #require(
      stage.view(#""Go" (UIButton 0x105)"#)?.gestureRecognizers?.first as? UITapGestureRecognizer
    )
    #expect(tap.name == "UITapGestureRecognizer 0x701")
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    let others = stage.view("UIView 0x104")?.gestureRecognizers ?? []
    #expect(others.map { $0 is UIPanGestureRecognizer } == [true, false])
    #expect(others.map(\.isEnabled) == [false, true])
  }

  @Test("a button's actions are lines in the log")
  func actions() throws {
    let text = Self.containers + "\ncy# pactions(#0x105)\n\"<HomeController: 0x503> go:\"\n"
    let button = try #require(try ConsoleStage(text).view(#""Go" (UIButton 0x105)"#) as? UIControl)
    #expect(!button.allControlEvents.intersection(.touchUpInside).isEmpty)
  }

  @Test("windows keep their order and their hiding; what has no place is in none that is seen")
  func windows() throws {
    let text =
      Self.containers + """

        <OverlayWindow: 0x301; baseClass = UIWindow; frame = (0 0; 100 100)>
           | <UIView: 0x302; frame = (0 0; 50 50)>
        <UITextEffectsWindow: 0x303; frame = (0 0; 320 480); hidden = YES>
           | <UIView: 0x304; frame = (0 0; 320 480)>
        ...
           |    |    | <UIView: 0x305; frame = (0 0; 320 480)>
        """
    let stage = try ConsoleStage(text)
    #expect(stage.hit(20, 20) == "UIView 0x302")
    #expect(stage.hit(70, 70) == "OverlayWindow 0x301")
    #expect(stage.hit(110, 210) == #""Go" (UIButton 0x105)"#)
    #expect(stage.view("UIView 0x305") != nil)
  }

  @Test("an accessibility tree is hit by places, labels and images aside")
  func elements() throws {
    let stage = try ConsoleStage(
      """
      Element subtree:
       →Application, 0x501, pid: 1, label: 'T'
          Window, 0x502, {{0.0, 0.0}, {300.0, 400.0}}
            Other, 0x503, {{0.0, 100.0}, {300.0, 300.0}}
              Button, 0x504, {{20.0, 120.0}, {60.0, 40.0}}, label: 'Menu'
                Image, 0x505, {{20.0, 120.0}, {40.0, 40.0}}
      """
    )
    #expect(stage.hit(30, 130) == #""Menu" (Button 0x504)"#)
    #expect(stage.hit(200, 130) == "Other 0x503")
    #expect(stage.hit(200, 50) == "Window 0x502")
  }

  @Test("a touch's view lies where the touch says")
  func touch() throws {
    let stage = try ConsoleStage(
      """
      <UITouch: 0x801> phase: Began tap count: 1 window: <UIWindow: 0x101; frame = (0 0; 414 736)> \
      view: <layerView: 0x102; frame = (414 0; 414 736)> location in window: {295.5, 216.5} \
      location in view: {295.5, 216.5}
      """
    )
    #expect(stage.hit(295.5, 216.5) == "layerView 0x102")
  }

  @Test("without addresses, texts and lines name the views")
  func noAddresses() throws {
    let stage = try ConsoleStage(
      """
      <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (0 401.333; 23.6667 19.3333); text = 'What's'; userInteractionEnabled = NO>
      """
    )
    #expect(stage.hit(10, 410) == "UIView (line 1)")
    #expect((stage.view("UILabel \"What's\"") as? UILabel)?.text == "What's")
  }

  @Test("redaction leaves who is hit, and no word of the app")
  func redacted() throws {
    let text =
      Self.containers.replacing("'Go'", with: "'Secret plan'")
      .replacing("<UIView: 0x104", with: "<ShopView: 0x104")
      + "\n<ShopController 0x9>, state: appeared, view: <ShopView 0x104>"
    let reading = ConsoleRedaction.redact(try ConsoleReader.read(Data(text.utf8)))
    let yaml = YAMLWriter.text(of: try ConsoleScene(reading).document)
    #expect(!yaml.contains("Secret") && !yaml.contains("Shop"))
    #expect(reading.notes.allSatisfy { !$0.message.contains("Shop") })
    #expect(yaml.contains("View1 0x104") && yaml.contains("Controller1 0x9"))
  }
}
