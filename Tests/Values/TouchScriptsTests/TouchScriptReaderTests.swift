import Foundation
import Geometry
import TouchInput
import TextFormats
import Testing
import TouchScripts

@Suite("Reading touch scripts")
struct TouchScriptReaderTests {
  static let sample = """
    scene drag-touches
    size 320x240
    start 2s

    # A comment
    finger 1 down box.center
    at 2.5s finger 1 move by 80,0 over 200ms ease inOut   # and another
    finger 1 up
    tap "nil target".topLeft+3,-4 fingers 2 taps 3 for 80ms
    drag #3 to blue after 0.5s
    pinch photo scale 2 distance 80
    rotate photo by 90deg over 1s
    swipe list left
    key ctrl+shift+a
    text "a \\"quoted\\" word\\n"
    window resized 400x300
    expect box got began, moved,ended
    expect gesture card.pan not began
    expect panel rejected outsideBounds
    expect label.text is "hello world"
    expect box.center.x >= 12
    snapshot end

    """

  private func script(_ text: String) throws -> TouchScript {
    try TouchScriptReader.script(in: Data(text.utf8))
  }

  private func steps(_ text: String) throws -> [ScriptStep] { try script(text).lines.map(\.step) }

  private func problem(_ text: String) -> SourceProblem? {
    do throws(SourceProblem) {
      _ = try TouchScriptReader.script(in: Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("headings say where, how large and when")
  func headings() throws {
    let script = try script(Self.sample)
    #expect(script.scene == "drag-touches")
    #expect(script.size == CGSize(width: 320, height: 240))
    #expect(script.startTime == 2)
    #expect(script.lines.count == 17)
    #expect(script.lines[1].time == 2.5)
    #expect(script.lines[1].position == SourcePosition(line: 7))
    #expect(script.lines[1].text.hasSuffix("ease inOut"))
  }

  @Test("a finger's steps")
  func fingers() throws {
    let steps = try steps("finger 2 move to 1,2 ease in over 1.5s force 0.5\nfinger 2 cancel")
    guard case .finger(2, .move(.to(let place), let pace, let attributes)) = steps[0] else {
      Issue.record("\(steps[0])")
      return
    }
    #expect(place.origin == .window)
    #expect(place.offset == CGVector(dx: 1, dy: 2))
    #expect(pace == ScriptPace(1.5, .easeIn))
    #expect(attributes.force == 0.5)
    #expect(steps[1] == .finger(2, .cancel(nil)))
  }

  @Test("places: points, views, anchors, offsets, quotes, numbers")
  func places() throws {
    func origin(_ text: String) throws -> (ScriptPlace.Origin, CGVector) {
      guard case .hover(let place)? = try steps("hover \(text)").first else {
        throw SourceProblem("no place", at: SourcePosition())
      }
      return (place.origin, place.offset)
    }
    let middle = CGPoint(x: 0.5, y: 0.5)
    #expect(try origin("red").0 == .view("red", anchor: middle))
    #expect(try origin("panel.button").0 == .view("panel.button", anchor: middle))
    #expect(
      try origin("panel.button.left").0 == .view("panel.button", anchor: CGPoint(x: 0, y: 0.5))
    )
    #expect(try origin("\"a b.c\".bottomRight").0 == .view("a b.c", anchor: CGPoint(x: 1, y: 1)))
    #expect(try origin("#3").0 == .view("#3", anchor: middle))
    #expect(try origin("red+5,-6").1 == CGVector(dx: 5, dy: -6))
    #expect(try origin("red.top+-5,6").1 == CGVector(dx: -5, dy: 6))
    #expect(try origin("-1.5,1e2").1 == CGVector(dx: -1.5, dy: 100))
  }

  @Test("times are exact in milliseconds and in seconds")
  func times() throws {
    #expect(try steps("wait 200ms") == [.wait(0.2)])
    #expect(try steps("wait 0.2s") == [.wait(0.2)])
    #expect(try steps("frame 12345.678s") == [.frame(12345.678)])
  }

  @Test("keys know their usage numbers")
  func keys() throws {
    #expect(
      try steps("key shift+a") == [.key(ScriptKey(.press, name: "a", usage: 4, modifiers: .shift))]
    )
    #expect(try steps("keyDown Escape") == [.key(ScriptKey(.down, name: "Escape", usage: 41))])
    #expect(try steps("keyUp \"+\" usage 87") == [.key(ScriptKey(.up, name: "+", usage: 87))])
  }

  @Test("expectations")
  func expectations() throws {
    let steps = try steps("expect red not got began, ended\nexpect a.b.alpha is not 0.5")
    #expect(
      steps == [
        .expect(
          ScriptExpectation(
            "red",
            .got(["began", "ended"]),
            isNegated: true,
            position: SourcePosition(line: 1, column: 8)
          )
        ),
        .expect(
          ScriptExpectation(
            "a.b.alpha",
            .property(.equal, "0.5"),
            isNegated: true,
            position: SourcePosition(line: 2, column: 8)
          )
        ),
      ]
    )
  }

  @Test(
    "errors tell line and column, what was expected, and what may have been meant",
    arguments: [
      ("\nfingr 1 down x", "2:1: expected a step, got 'fingr' (did you mean 'finger'?)"),
      ("finger 99 down x", "1:8: expected a finger's number from 1 to 32, got '99'"),
      ("finger 1 down", "1:14: the line ends here; expected a place such as red.center or 120,88"),
      ("finger 1 move by 80", "1:18: expected a distance in points such as 80,0, got '80'"),
      ("wait 200", "1:6: expected a time such as 200ms or 0.5s, got '200'"),
      ("wait 2h", "1:6: expected a time such as 200ms or 0.5s, got '2h'"),
      ("wait 9999s", "1:6: '9999s' is too long; the longest time is 3600s"),
      ("wait nans", "1:6: expected a time such as 200ms or 0.5s, got 'nans'"),
      ("tap \"red", "1:5: the text that begins here has no closing double quote"),
      ("text \"\\x\"", #"1:7: an escape is one of \" \\ \n \r \t"#),
      (
        "tap red quickly",
        "1:9: expected the end of the step or an option, got 'quickly' (one of fingers, taps, for)"
      ),
      ("clear all", "1:7: the step ends before 'all'; begin a new line"),
      (
        "expect a rejected outsidebounds",
        "1:19: expected a reason, got 'outsidebounds' (did you mean 'outsideBounds'?)"
      ),
      (
        "key hyper+a",
        "1:5: expected a modifier, got 'hyper' (one of shift, ctrl, alt, cmd, capsLock)"
      ),
      ("clear\nsize 3x3", "2:1: 'size' must be before the first step"),
      ("snapshot ../x", "1:10: expected a name of letters, digits, '-' and '_', got '../x'"),
      ("\u{1B}[31m", "1:1: expected a step, got '\\u{1B}[31m' (one of "),
    ]
  )
  func errors(text: String, message: String) {
    #expect(
      problem(text)?.description.hasPrefix(message) == true,
      "\(String(describing: problem(text)))"
    )
  }

  @Test("the excerpt and the caret point at the word")
  func caret() {
    #expect(
      problem("wait 1s\r\n  wait 200  # oops\r\n")?.named("a.touch").report == """
        a.touch:2:8: expected a time such as 200ms or 0.5s, got '200'
            wait 200  # oops
                 ^
        """
    )
  }

  @Test("every beginning of a script is a script or an error with a place in it")
  func prefixes() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      guard let problem = problem(text) else { continue }
      #expect(
        problem.position.line <= text.split(separator: "\n", omittingEmptySubsequences: false).count
      )
      #expect(!problem.message.isEmpty)
    }
  }

  @Test("garbage is an error, and a million lines are read")
  func garbage() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: SourceProblem.self) { try TouchScriptReader.script(in: Data(bytes)) }
    }
    #expect(problem("clear\n" + String(repeating: "x", count: 70_000))?.position.line == 2)
    let long = String(repeating: "clear\n", count: 100_000)
    #expect(try script(long).lines.count == 100_000)
  }
}
