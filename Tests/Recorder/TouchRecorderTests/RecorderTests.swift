import CairoRenderer
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting
import TouchRecorder

@MainActor struct RecorderTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))

  init() {
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(UITapGestureRecognizer())
    stage.rootView.addSubview(card)
  }

  private func lines(_ recorder: TouchRecorder) -> [String] {
    String(decoding: recorder.session, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("A tap is written down: the tree, the touch, the states before and after each event")
  func tap() {
    let recorder = TouchRecorder.start(in: stage.window, options: .byHand)
    stage.finger.tap(card)
    recorder.stop()
    let expected = [
      #"{"view":3,"class":"UIView","module":"TouchKit","base":["UIResponder"],"identifier":"card","#
        + #""bounds":[0,0,100,50],"center":[70,55],"recognizers":[5]}"#,
      #"{"recognizer":5,"class":"UITapGestureRecognizer","module":"TouchKit","#
        + #""base":["UIGestureRecognizer"],"state":"possible","taps":1,"fingers":1,"#
        + #""says":"<UITapGestureRecognizer: 0x5; state = Possible; view = <UIView 0x3>>"}"#,
      #"{"tree":[1],"t":0,"key":1}"#,
      #"{"t":0,"touches":[{"id":1,"phase":"began","at":[70,55],"window":1,"view":3,"#
        + #""recognizers":[5]}]}"#,
      #"{"t":0.05,"when":"before","states":[5,"ended"]}"#,
      #"{"t":0.05,"touches":[{"id":1,"phase":"ended","at":[70,55]}]}"#,
      #"{"t":0.05,"when":"after","states":[5,"possible"]}"#,
      #"{"end":"stopped","t":0.05}"#,
    ]
    #expect(lines(recorder).suffix(8) == expected)
    #expect(lines(recorder)[0].hasPrefix(#"{"format":"touch-session","version":1,"#))
  }

  @Test("Nothing of the app's text is written, only how long it is")
  func privacy() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "confidential"
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 50, height: 20))
    field.text = "password"
    [label, field].forEach(card.addSubview)
    let recorder = TouchRecorder.start(in: stage.window, options: .byHand)
    stage.finger.tap(card)
    let text = String(decoding: recorder.session, as: UTF8.self)
    #expect(!text.contains("confidential") && !text.contains("password"))
    #expect(text.contains(#""textLength":12"#) && text.contains(#""textLength":8"#))
  }

  @Test("Of a tree that was written, only what changed is written again")
  func changes() {
    let recorder = TouchRecorder.start(in: stage.window, options: .byHand)
    stage.finger.tap(card)
    let before = lines(recorder).count
    card.alpha = 0.5
    stage.finger.tap(card)
    let views = lines(recorder).dropFirst(before).filter { $0.hasPrefix(#"{"view""#) }
    #expect(views.count == 1 && views[0].contains(#""alpha":0.5"#))
  }

  @Test("While a finger moves the tree is looked at ten times a second")
  func rate() {
    let recorder = TouchRecorder.start(in: stage.window, options: .byHand)
    let finger = stage.finger
    finger.down(70, 55)
    for step in 1...60 {
      stage.advance(by: 1.0 / 60)
      card.center.x += 1
      finger.move(CGPoint(x: 70 + step, y: 55))
    }
    let trees = lines(recorder).count { $0.hasPrefix(#"{"tree""#) }
    #expect((9...11).contains(trees))
  }

  @Test("Memory is bounded, and what is kept begins with a whole tree")
  func ring() {
    var options = TouchRecorder.Options.byHand
    options.maximumBytes = 64 << 10
    let recorder = TouchRecorder.start(in: stage.window, options: options)
    for _ in 0..<40 {
      stage.finger.drag(from: card, by: CGVector(dx: 1, dy: 60), over: 1)
      #expect(recorder.bytesInMemory <= 80 << 10)
    }
    let kept = lines(recorder)
    let first = kept.firstIndex { $0.contains("touches") } ?? 0
    #expect(kept[0].contains("touch-session"))
    #expect(kept[..<first].contains { $0.contains(#""identifier":"card""#) })
    #expect(kept[..<first].contains { $0.hasPrefix(#"{"tree":[1]"#) })
  }

  @Test("A session in a file is there when the last finger lifts; what cannot be written is said")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "session.touchrec")
    let recorder = TouchRecorder.start(in: stage.window, options: .byHand, writingTo: url)
    stage.finger.tap(card)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasPrefix(#"{"format""#) && text.contains(#""phase":"ended""#))
    #expect(recorder.problem == nil && recorder.session.isEmpty)
    let missing = folder.appending(path: "no/where")
    #expect(TouchRecorder.start(in: stage.window, writingTo: missing).problem != nil)
  }

  @Test("Events of controls are recorded where that was asked for, and nothing of it stays behind")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    stage.rootView.addSubview(button)
    var options = TouchRecorder.Options.byHand
    options.recordsControlEvents = true
    let recorder = TouchRecorder.start(in: stage.window, options: options)
    stage.finger.tap(button)
    let events = lines(recorder).filter { $0.hasPrefix(#"{"control""#) }
    #expect(events.contains { $0.contains(#""event":"touchUpInside""#) })
    recorder.stop()
    #expect(button.allControlEvents.isEmpty)
    #expect(stage.window.gestureRecognizers?.isEmpty != false)
  }

  @Test("Pictures are taken where that was asked for, not more often than that")
  func pictures() {
    // The pixels need the renderer.
    stage.application.textMeasuring = CairoRenderer()
    var options = TouchRecorder.Options.byHand
    options.picturesPerSecond = 2
    let recorder = TouchRecorder.start(in: stage.window, options: options)
    stage.finger.drag(from: card, by: CGVector(dx: 50, dy: 0), over: 1)
    let pictures = lines(recorder).filter { $0.hasPrefix(#"{"picture""#) }
    #expect((2...3).contains(pictures.count))
  }
}
