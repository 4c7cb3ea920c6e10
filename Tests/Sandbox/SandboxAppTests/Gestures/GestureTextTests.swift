import Foundation
import SandboxTestSupport
import Testing

/// Tests with lists of recognizers as developers paste them.
@Suite("Gestures of printed recognizers")
struct GestureTextTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func answer(_ text: String, _ place: String) throws -> String {
    _ = try folder.write(text, to: "paste.txt")
    let result = try program.run(["gestures", "paste.txt", place, "--lang", "en"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.output
  }

  @Test("a platform view of Flutter with a web view: Flutter's and WebKit's recognizers are named")
  func flutter() throws {
    let output = try answer(PrintedRecognizers.flutter, "100,300")
    for line in [
      "Tap: WK synthetic tap acts 0.35 s",
      "WK synthetic tap waits for double tap to fail, 0.35 s",
      "WK synthetic tap waits for flutter delaying to fail",
      "Unknown: flutter delaying holds touches back from views, and makes all recognizers wait, until"
        + " Flutter decides; to change that, register the platform view with the gesture policy"
        + " doNotBlockGesture.",
      "Unknown: forwarding sends touches to Flutter and cancels no view's touches.",
      "Unknown: WK deferring makes recognizers of the web view wait until the page has decided",
      "Unknown: WK touch events sends touches to the page",
      "− wkSyntheticTap.require(toFail: doubleTap)",
    ] {
      #expect(output.contains(line), "\(line)\n\(output)")
    }
    for name in ["flutter delaying", "forwarding", "WK deferring", "WK touch events"] {
      #expect(!output.contains("\(name) never acts"), "\(name)")
    }
  }

  @Test("a list as Swift prints an optional array, with names and identifiers")
  func optionalArray() throws {
    let output = try answer(PrintedRecognizers.optionalArray, "100,100")
    for line in [
      "tap waits for double tap to fail, 0.35 s", "− tap.require(toFail: doubleTap)",
      "pan never acts: isEnabled is false",
      "Unknown: unless delegates decide otherwise (the text does not contain their return values).",
    ] {
      #expect(output.contains(line), "\(line)\n\(output)")
    }
  }

  @Test("a list in one line of a log")
  func log() throws {
    let output = try answer(PrintedRecognizers.log, "100,100")
    #expect(output.contains("swipe never acts: prevented by pan"), "\(output)")
    #expect(output.contains("+ pan.require(toFail: swipe)"))
  }

  @Test(
    "the recognizers of a table: those of UIKit are its own, and the sandbox's are no class of the app"
  )
  func table() throws {
    let output = try answer(PrintedRecognizers.table, "100,100")
    #expect(output.contains("scroll pan cancels touches of UITableView"), "\(output)")
    #expect(output.contains("not known what a _UISwipeActionPanGestureRecognizer recognises"))
    #expect(!output.contains("unless RowSwipeRecognizer"))
  }

  @Test("the edge of a screen edge pan is not printed: the left one is assumed, and told")
  func edge() throws {
    let output = try answer(PrintedRecognizers.edge, "3,100")
    #expect(output.contains("Drag → quick     fails    acts"), "\(output)")
    #expect(
      output.contains("unless screen edge pan has other edges than the left one")
    )
    let away = try answer(PrintedRecognizers.edge, "100,100")
    #expect(away.contains("screen edge pan never acts: edge 100 pt, at most 13 pt"), "\(away)")
  }

  @Test("recognizers without addresses find the view of their class")
  func withoutAddresses() throws {
    let output = try answer(PrintedRecognizers.withoutAddresses, "100,100")
    #expect(output.contains("Gesture          tap              pinch"), "\(output)")
    #expect(output.contains("Pinch            fails            acts"))
  }

  @Test("two recognizers of one class keep their addresses in the lines to copy")
  func sameClass() throws {
    let text = """
      <UIPanGestureRecognizer: 0x101; state = Possible; view = <UIView 0x201>>
      <UIPanGestureRecognizer: 0x102; state = Possible; view = <UIView 0x201>>

      """
    let output = try answer(text, "100,100")
    #expect(
      output.contains("+ pan /* 0x101 */.require(toFail: pan /* 0x102 */)"),
      "\(output)"
    )
  }
}

/// The pasted texts.
private enum PrintedRecognizers {
  static let flutter = #"""
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x106b01000; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600000c1>; layer = <UIWindowLayer: 0x1>>
       | <FlutterView: 0x106b0d560; frame = (0 0; 390 844); autoresize = W+H; layer = <CAMetalLayer: 0x2>>
       |    | <ChildClippingView: 0x106b11820; frame = (0 120; 390 600); layer = <CALayer: 0x3>>
       |    |    | <FlutterTouchInterceptingView: 0x106b13ab0; frame = (0 0; 390 600); gestureRecognizers = <NSArray: 0x600000c2>; layer = <CALayer: 0x4>>
       |    |    |    | <WKWebView: 0x10700d000; frame = (0 0; 390 600); layer = <CALayer: 0x5>>
       |    |    |    |    | <WKScrollView: 0x10700f200; baseClass = UIScrollView; frame = (0 0; 390 600); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x600000c3>; layer = <CALayer: 0x6>; contentOffset: {0, 0}; contentSize: {390, 1200}; adjustedContentInset: {0, 0, 0, 0}>
       |    |    |    |    |    | <WKContentView: 0x107011400; frame = (0 0; 390 1200); gestureRecognizers = <NSArray: 0x600000c4>; layer = <CALayer: 0x7>>

    (lldb) po [(UIView *)0x106b13ab0 gestureRecognizers]
    <__NSArrayI 0x600000c2>(
    <FlutterDelayingGestureRecognizer: 0x106b19f50; state = Possible; delaysTouchesBegan = YES; view = <FlutterTouchInterceptingView: 0x106b13ab0>; must-fail-for = {
            <WKSyntheticTapGestureRecognizer: 0x107020000; state = Possible; view = <WKContentView: 0x107011400>>
        }>,
    <ForwardingGestureRecognizer: 0x106b1a000; state = Possible; cancelsTouchesInView = NO; delaysTouchesEnded = NO; view = <FlutterTouchInterceptingView: 0x106b13ab0>>
    )

    (lldb) po [(UIView *)0x107011400 gestureRecognizers]
    <__NSArrayI 0x600000c4>(
    <WKDeferringGestureRecognizer: 0x107021000 (Deferrer for touch start (immediate reset)); state = Possible; delaysTouchesBegan = YES; view = <WKContentView: 0x107011400>>,
    <WKTouchEventsGestureRecognizer: 0x107022000; state = Possible; cancelsTouchesInView = NO; view = <WKContentView: 0x107011400>; target= <(action=_touchEventsRecognized, target=<WKContentView 0x107011400>)>>,
    <WKSyntheticTapGestureRecognizer: 0x107020000; state = Possible; view = <WKContentView: 0x107011400>; target= <(action=_singleTapRecognized:, target=<WKContentView 0x107011400>)>; must-fail = {
            <UITapGestureRecognizer: 0x107023000; state = Possible; view = <WKContentView: 0x107011400>; target= <(action=_doubleTapRecognized:, target=<WKContentView 0x107011400>)>; numberOfTapsRequired = 2>
        }>,
    <UITapGestureRecognizer: 0x107023000; state = Possible; view = <WKContentView: 0x107011400>; target= <(action=_doubleTapRecognized:, target=<WKContentView 0x107011400>)>; numberOfTapsRequired = 2>,
    <WKHighlightLongPressGestureRecognizer: 0x107024000; baseClass = _UIWebHighlightLongPressGestureRecognizer; state = Possible; view = <WKContentView: 0x107011400>; target= <(action=_highlightLongPressRecognized:, target=<WKContentView 0x107011400>)>; minimumPressDuration = 0.12>
    )

    """#

  static let optionalArray = #"""
    (lldb) po card.gestureRecognizers
    ▿ Optional<Array<UIGestureRecognizer>>
      ▿ some : 3 elements
        - 0 : <UITapGestureRecognizer: 0x14be0a1b0 (single); id = 201; state = Possible; view = <UIView: 0x14be09d20>; target= <(action=onTap, target=<App.CardController 0x14bd06a00>)>; must-fail = {
            <UITapGestureRecognizer: 0x14be0a420 (double); id = 202; state = Possible; view = <UIView: 0x14be09d20>; numberOfTapsRequired = 2>
        }>
        - 1 : <UITapGestureRecognizer: 0x14be0a420 (double); id = 202; state = Possible; view = <UIView: 0x14be09d20>; target= <(action=onDouble, target=<App.CardController 0x14bd06a00>)>; numberOfTapsRequired = 2; must-fail-for = {
            <UITapGestureRecognizer: 0x14be0a1b0 (single); id = 201; state = Possible; view = <UIView: 0x14be09d20>>
        }>
        - 2 : <UIPanGestureRecognizer: 0x14be0a600; id = 203; baseClass = UIPanGestureRecognizer; state = Failed; enabled = NO; view = <UIView: 0x14be09d20>>

    """#

  static let log = #"""
    2026-03-02 10:11:12.123456+0100 App[1234:5678] Optional([<UISwipeGestureRecognizer: 0x600003b0c000; state = Possible; view = <App.PageView 0x7f9b1c>; target= <(action=next:, target=<App.Pages 0x7f9b2d>)>; direction = left>, <UIPanGestureRecognizer: 0x600003b0c100; state = Began; delaysTouchesBegan = YES; view = <App.PageView 0x7f9b1c>; target= <(action=menu:, target=<App.Pages 0x7f9b2d>)>; delegate = <App.Pages 0x7f9b2d>>])

    """#

  static let table = #"""
    $R0: 3 values {
      [0] = 0x00000001052049d0 {
        ObjectiveC.NSObject = {}
      }
    }
    (lldb) e -l objc -O -- [0x7f9 gestureRecognizers]
    <__NSArrayM 0x600001b5c2d0>(
    <UILongPressGestureRecognizer: 0x7f9e0; state = Possible; cancelsTouchesInView = NO; view = <UITableView 0x7f9a0>; target= <(action=press:, target=<VC 0x7f9b>)>; minimumPressDuration = 0.1>,
    <UIScrollViewDelayedTouchesBeganGestureRecognizer: 0x7f9e1; state = Possible; delaysTouchesBegan = YES; view = <UITableView 0x7f9a0>; target= <(action=delayed:, target=<UITableView 0x7f9a0>)>>,
    <UIScrollViewPanGestureRecognizer: 0x7f9e2; state = Possible; delaysTouchesEnded = NO; view = <UITableView 0x7f9a0>; target= <(action=handlePan:, target=<UITableView 0x7f9a0>)>; must-fail = {
        <UIScrollViewPagingSwipeGestureRecognizer: 0x7f9e3; state = Possible; view = <UITableView 0x7f9a0>>
    }>,
    <_UISwipeActionPanGestureRecognizer: 0x7f9e4; state = Possible; view = <UITableView 0x7f9a0>; target= <(action=_swipeRecognizerDidRecognize:, target=<UISwipeHandler 0x6000>)>>
    )

    """#

  static let edge = #"""
    > &lt;UITapGestureRecognizer: 0x7f81; state = Possible; view = &lt;UIView 0x7f80&gt;; target= &lt;(action=tap:, target=&lt;VC 0x12&gt;)&gt;&gt;
    > &lt;UIScreenEdgePanGestureRecognizer: 0x7f82; state = Possible; delaysTouchesBegan = YES; view = &lt;UILayoutContainerView 0x7f70&gt;; target= &lt;(action=handleNavigationTransition:, target=&lt;_UINavigationInteractiveTransition 0x13&gt;)&gt;&gt;

    """#

  static let withoutAddresses = #"""
    ```
    <UITapGestureRecognizer; state = Ended; view = <UIView>; target= <(action=tap:, target=<VC>)>>
    <UIPinchGestureRecognizer; state = Possible; view = <UIView>>
    ```

    """#
}
