import ConsoleText
import Foundation
import Testing

@Suite("Controllers, recognizers, touches, chains and actions")
struct OtherFormsTests {
  @Test("controllers find their views, their parents and who presents them")
  func controllers() throws {
    let paste = try Paste(
      Printed.screen + """

        (lldb) pvc
        <TabController 0x501>, state: appeared, view: <UIView 0x102>
           | <OldController 0x502>, state: disappeared, view:  (view not loaded)
           | <HomeController 0x503>, state: appeared, view: <UIView 0x105>
           |    + <SheetController 0x504>, state: appearing, view: <UIView 0x999> not in the window, \
        presented with: <_UIPageSheetPresentationController 0x505>
        """
    )
    let controllers = paste.reading.controllers
    #expect(
      controllers.map(\.name) == [
        "TabController 0x501", "OldController 0x502", "HomeController 0x503",
        "SheetController 0x504",
      ]
    )
    #expect(controllers.map(\.parent) == [nil, 0, 0, 2])
    #expect(controllers.map(\.isPresented) == [false, false, false, true])
    #expect(controllers.map(\.state) == ["appeared", "disappeared", "appeared", "appearing"])
    #expect(
      controllers.map { $0.viewIndex.map { paste.reading.views[$0].address?.rawValue } } == [
        0x102, nil, 0x105, nil,
      ]
    )
    #expect(controllers[3].isInWindow == false)
    #expect(paste.notes(.unmatched).count == 1)
    #expect(paste.outline == Printed.screenOutline)
  }

  @Test(
    "a controller's line is of several forms",
    arguments: [
      "<HomeController 0x503>, state: appeared, view: <UIView 0x105>",
      "<HomeController 0x503, state: appeared, view: <UIView 0x105>>",
      "<HomeController: 0x503; view = <UIView; 0x105>; frame = (0, 0; 414, 736)>",
      "\"<HomeController 0x503>, state: appeared, view: <UIView 0x105>\"",
    ]
  )
  func controllerForms(line: String) throws {
    let paste = try Paste(Printed.screen + "\n(lldb) pvc\n" + line + "\n")
    #expect(paste.reading.controllers.map(\.name) == ["HomeController 0x503"])
    #expect(paste.reading.controllers.first?.viewIndex == 4)
    #expect(paste.reading.views.count == 5)
  }

  @Test("recognizers keep their flags, targets and requirements, told from either side")
  func recognizers() throws {
    let paste = try Paste(
      Printed.screen + """

        (lldb) po view.gestureRecognizers
        <__NSArrayM 0x600>(
        <UITapGestureRecognizer: 0x701 (double.tap); state = Possible; enabled = NO; \
        cancelsTouchesInView = NO; delaysTouchesBegan = YES; delaysTouchesEnded = NO; \
        view = <UIButton 0x103>; target= <(action=tap:, target=<VC 0x12>), (action=log, \
        target=<Log 0x13>)>; numberOfTapsRequired = 2; numberOfTouchesRequired = 3>,
        "<UIPanGestureRecognizer: 0x702; state = Possible; view = <UIButton 0x103>; \
        target= <(action=pan:, target=<VC 0x12>)>; must-fail-for = {\\n        \
        <UITapGestureRecognizer: 0x701 (double.tap); state = Possible; view = <UIButton 0x103>>\\n    }>",
        <HoldGesture: 0x703; baseClass = UILongPressGestureRecognizer; state = Possible; \
        view = <UIView 0x999>; target= <(action=(null), target=<(null) 0x0>)>; \
        minimumPressDuration = 0.25; must-fail = {
                <UIPanGestureRecognizer: 0x702; state = Possible; view = <UIButton 0x103>>
            }>
        )
        """
    )
    let found = paste.reading.recognizers
    #expect(
      found.map(\.name) == [
        "UITapGestureRecognizer 0x701", "UIPanGestureRecognizer 0x702", "HoldGesture 0x703",
      ]
    )
    let tap = try #require(found.first)
    #expect(tap.label == "double.tap")
    #expect(
      [tap.isEnabled, tap.cancelsTouchesInView, tap.delaysTouchesBegan, tap.delaysTouchesEnded] == [
        false, false, true, false,
      ]
    )
    #expect(tap.settings == ["numberOfTapsRequired": "2", "numberOfTouchesRequired": "3"])
    #expect(
      tap.targets.map { "\($0.action) \($0.target?.description ?? "")" } == [
        "tap: VC 0x12", "log Log 0x13",
      ]
    )
    #expect(tap.requirements.map(\.description) == ["UIPanGestureRecognizer 0x702"])
    #expect(found[1].requirements.isEmpty)
    #expect(found[1].cancelsTouchesInView == nil)
    #expect(found[2].baseClass == "UILongPressGestureRecognizer")
    #expect(found[2].settings == ["minimumPressDuration": "0.25"])
    #expect(found[2].requirements.map(\.description) == ["UIPanGestureRecognizer 0x702"])
    #expect(found.map(\.viewIndex) == [2, 2, nil])
    #expect(paste.outline == Printed.screenOutline)
  }

  @Test(
    "touches of old and new systems tell where they are",
    arguments: [
      """
      <UITouch: 0x801> phase: Began tap count: 1 force: 0.000 window: <UIWindow: 0x101; \
      frame = (0 0; 320 480); layer = <CALayer: 0x1>> view: <UIButton: 0x103; frame = (20 40; 100 44); \
      layer = <CALayer: 0x1>> location in window: {25.5, 216.25} previous location in window: {1, 2} \
      location in view: {5.5, 3} previous location in view: {1, 1}
      """,
      """
      <UITouch: 0x801> type: Direct; phase: Began; is pointer: NO; tap count: 1; force: 0.000; \
      window: <UIWindow: 0x101; frame = (0 0; 320 480); layer = <CALayer: 0x1>>; responder: \
      <UIButton: 0x103; frame = (20 40; 100 44); layer = <CALayer: 0x1>>; \
      location in window: {25.5, 216.25}; previous location in window: {1, 2}; \
      location in view: {5.5, 3}; previous location in view: {1, 1};
      """,
    ]
  )
  func touches(line: String) throws {
    let paste = try Paste(
      Printed.screen + "\n\n<UITouchesEvent: 0x800> timestamp: 70 touches: {(\n    \(line)\n)}"
    )
    let touch = try #require(paste.reading.touches.first)
    #expect(touch.phase == "Began" && touch.tapCount == 1)
    #expect(touch.view?.description == "UIButton 0x103")
    #expect(touch.window?.description == "UIWindow 0x101")
    #expect(touch.locationInWindow == CGPoint(x: 25.5, y: 216.25))
    #expect(touch.locationInView == CGPoint(x: 5.5, y: 3))
    #expect(touch.viewIndex == 2)
    #expect(paste.outline == Printed.screenOutline)
  }

  @Test("a touch alone is a window and a view, where the touch says that the view lies")
  func touchAlone() throws {
    let paste = try Paste(
      """
      <UITouch: 0x801> phase: Began tap count: 1 window: <UIWindow: 0x101; frame = (0 0; 320 480)> \
      view: <Card: 0x103; frame = (520 40; 100 44)> location in window: {215, 61} \
      location in view: {5, 1}
      """
    )
    #expect(paste.outline == "UIWindow 0x101\n  ?\n    Card 0x103")
    // The view begins at (210, 60) of the window and has the frame (520, 40) in its superview.
    #expect(paste.reading.views[1].boundsOrigin == CGPoint(x: 310, y: -20))
  }

  @Test("touches in one window are one window, with a view for each")
  func severalTouches() throws {
    let line = { (view: String) in
      "<UITouch: 0x80> phase: Began tap count: 1 window: <UIWindow: 0x101; frame = (0 0; 320 480)> "
        + "view: <Card: \(view); frame = (0 40; 100 44)> location in window: {5, 5} "
        + "location in view: {5, 5}\n"
    }
    let paste = try Paste(line("0x103") + line("0x103") + line("0x104"))
    #expect(
      paste.outline == "UIWindow 0x101\n  ?\n    Card 0x103\n  ?\n    Card 0x104"
    )
    #expect(paste.reading.touches.count == 3)
  }

  @Test("recognizers that are counted and not described are asked for, once")
  func silentRecognizers() throws {
    let view = Printed.view("UIView: 0x1", "0 0; 9 9", "gestureRecognizers = <NSArray: 0x2>; ")
    #expect(try Paste(view).notes(.untold).count == 1)
    let told = "\n<UITapGestureRecognizer: 0x3; state = Possible; view = <UIView 0x1>>"
    #expect(try Paste(view + told).notes(.untold) == [])
  }

  static let chain = [
    "<UIButton: 0x103; frame = (20 40; 100 44); layer = <CALayer: 0x1>>",
    "<UIView: 0x102; frame = (0 0; 320 480); layer = <CALayer: 0x1>>", "<HomeController: 0x503>",
    "<UIWindow: 0x101; frame = (0 0; 320 480); layer = <CALayer: 0x1>>", "<UIApplication: 0x1>",
    "<AppDelegate: 0x2>",
  ]

  @Test("a chain looks like a tree and is none")
  func chains() throws {
    let plain = Self.chain.joined(separator: "\n")
    let barred = Self.chain.enumerated().map { String(repeating: "   | ", count: $0) + $1 }
      .joined(separator: "\n")
    for text in [plain, barred] {
      let paste = try Paste(Printed.screen + "\n(lldb) presponder 0x103\n" + text)
      #expect(paste.outline == Printed.screenOutline)
      #expect(
        paste.reading.chains.map { $0.responders.map(\.className) } == [
          ["UIButton", "UIView", "HomeController", "UIWindow", "UIApplication", "AppDelegate"]
        ]
      )
      let alone = try Paste(text)
      #expect(alone.outline == "UIWindow 0x101\n  UIView 0x102\n    UIButton 0x103")
    }
  }

  @Test("actions belong to the control that the command names")
  func actions() throws {
    let paste = try Paste(
      Printed.screen + """

        cy# pactions(#0x103)
        "<HomeController: 0x503> showChangeLog:"
        (lldb) po [0x103 allTargets]
        {(
            <Logger: 0x504>
        )}
        (lldb) po [0x103 actionsForTarget:0x504 forControlEvent:64]
        <__NSArrayM 0x600>(
        logTap:
        )
        """
    )
    #expect(paste.reading.actions.map(\.viewIndex) == [2, 2, 2])
    #expect(paste.reading.actions.map(\.selector) == ["showChangeLog:", nil, "logTap:"])
    #expect(paste.reading.actions.first?.target?.description == "HomeController 0x503")
  }

  @Test("what is none of this is declined, in words that help")
  func foreign() {
    let trace = "•UIWindow:0x7f8 - AMBIGUOUS LAYOUT\n|   •UIView:0x7f9\n|   |   *<UILabel:0x7fa>\n"
    #expect(Paste.problem(trace)?.contains("trace of constraints") == true)
    for text in [
      "hello", "\u{0}\u{0}", "<", "<<<<>>>>", "|||",
    ] {
      #expect(
        Paste.problem(text)?.contains("no views, controllers or recognizers") == true,
        "\(text)"
      )
    }
    #expect(Paste.problem("")?.contains("the file is empty") == true)
    #expect(Paste.problem("<html><body>x</body></html>")?.contains("web page") == true)
    #expect(Paste.problem("{}")?.contains("the tree is empty") == true)
  }

  @Test("a trace of constraints beside a tree is passed over, once")
  func traceBeside() throws {
    let paste = try Paste("•UIWindow:0x7f8\n|   •UIView:0x7f9\n\n" + Printed.screen)
    #expect(paste.outline == Printed.screenOutline)
    #expect(paste.notes(.skipped).count == 1)
  }

  @Test("no name of a scene is there twice, where two objects of one class say one address, too")
  func repeatedAddresses() throws {
    let controller = "<UIWindow 0x101>, state: appeared, view: <UIView 0x102>"
    let paste = try Paste("\(Printed.screen)\n(lldb) pvc\n\(controller)\n")
    let scene = try ConsoleScene(paste.reading)
    #expect(scene.viewNames.first == "UIWindow 0x101")
    #expect("\(scene.document)".contains("\"UIWindow 0x101 (2)\""))
  }
}
