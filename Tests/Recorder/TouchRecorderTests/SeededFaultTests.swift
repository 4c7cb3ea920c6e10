import Foundation
import TouchInput
import SandboxHost
import Playback
import TextFormats
import Testing
import TouchKit
import TouchRecorder
import ConsoleText

/// The comparison finds every kind of fault in a session, and reports its cause.
@MainActor struct SeededFaultTests {
  /// A session that contains only UIKit's own classes, all of which are recorded.
  private let lines: [String]

  init() {
    var options = TouchRecorder.Options.byHand
    options.recordsControlEvents = true
    let session = Performance(
      of: Self.frames,
      size: CGSize(width: 320, height: 320),
      recorded: true,
      options: options
    ) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      return StartedApplication(application, with: Self.window())
    }.session
    lines = String(decoding: session, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(UIPanGestureRecognizer())
    card.addGestureRecognizer(UITapGestureRecognizer())
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    card.addGestureRecognizer(press)
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.accessibilityIdentifier = "button"
    window.rootViewController?.view.addSubview(card)
    window.rootViewController?.view.addSubview(button)
    return window
  }

  /// A tap, a drag, a cancelled drag, a long press, and a tap on the button.
  private static var frames: [RecordedFrame] {
    var (frames, time) = ([RecordedFrame](), 1.0)
    func add(_ phase: ContactSample.Phase, _ x: Double, _ y: Double, after delay: Double) {
      time += delay
      let sample = ContactSample(
        id: ContactID(device: 1, finger: 0),
        phase: phase,
        location: CGPoint(x: x, y: y),
        timestamp: time
      )
      frames.append(RecordedFrame(events: [.contact(sample)], time: time))
    }
    add(.began, 60, 60, after: 0)
    add(.ended, 60, 60, after: 0.05)
    for last in [ContactSample.Phase.ended, .cancelled] {
      add(.began, 60, 60, after: 1)
      for step in 1...4 { add(.moved, 60 + Double(step) * 8, 60, after: 1.0 / 60) }
      add(last, 92, 60, after: 1.0 / 60)
    }
    add(.began, 60, 60, after: 1)
    add(.moved, 61, 60, after: 0.5)
    add(.ended, 61, 60, after: 0.1)
    add(.began, 60, 220, after: 1)
    add(.ended, 60, 220, after: 0.05)
    return frames
  }

  private func difference(_ lines: [String]) throws -> SessionDifference? {
    let data = Data(lines.map { $0 + "\n" }.joined().utf8)
    let reader = try SessionReader(data)
    #expect(reader.flaw == nil, "\(reader.flaw?.description ?? "")")
    let run = try EngineRun(try RebuiltSession(reader.session))
    return SessionComparison(reader.session, with: run.session, unmatched: run.unmatched).difference
  }

  /// Returns the number of an object whose line contains a text.
  private func number(_ kind: String, _ text: String) throws -> String {
    let line = try #require(lines.first { $0.hasPrefix("{\"\(kind)\":") && $0.contains(text) })
    return String(line.dropFirst(kind.count + 4).prefix { $0.isNumber })
  }

  private func places(_ text: String) -> [Int] {
    lines.indices.filter { lines[$0].contains(text) }
  }

  @Test("The session itself plays to the same hits, states and events of controls")
  func untouched() throws {
    let difference = try difference(lines)
    #expect(difference == nil, "\(difference?.text ?? "")")
  }

  @Test("A fault in a session is found and classed", arguments: Fault.allCases)
  func fault(_ fault: Fault) throws {
    let edited = try edit(fault)
    #expect(edited != lines)
    let found = try #require(try difference(edited), "\(fault)")
    #expect(found.kind == fault.expected.kind, "\(fault): \(found.text)")
    #expect(found.cause == fault.expected.cause, "\(fault): \(found.text)")
  }

  // MARK: - Edits

  private func edit(_ fault: Fault) throws -> [String] {
    let card = try number("view", #""identifier":"card""#)
    let button = try number("view", #""identifier":"button""#)
    let pan = try number("recognizer", #""class":"UIPanGestureRecognizer""#)
    let tap = try number("recognizer", #""class":"UITapGestureRecognizer""#)
    switch fault {
    case .otherView:
      return replacing(#""view":\#(card),"recognizers""#, by: #""view":\#(button),"recognizers""#)
    case .noView: return replacing(#""view":\#(card),"recognizers""#, by: #""recognizers""#)
    case .lessRecognizers:
      return try replacing(in: #""phase":"began""#, #"\#(pan),\#(tap)"#, by: pan)
    case .moreRecognizers:
      return try replacing(
        in: #""view":\#(button),"recog"#,
        #""recognizers":["#,
        by: #""recognizers":[\#(pan)"#
      )
    case .otherState: return replacing(#"\#(tap),"ended""#, by: #"\#(tap),"failed""#)
    case .missingCancel: return replacing(#"\#(pan),"cancelled""#, by: #"\#(pan),"changed""#)
    case .stateTooEarly: return try moving(firstWith: #"\#(pan),"began""#, by: -2)
    case .stateTooLate: return try moving(firstWith: #"\#(pan),"began""#, by: 1)
    case .missingLift: return removing(places(#""phase":"cancelled""#))
    case .missingLanding: return removing(Array(places(#""phase":"began""#).prefix(1)))
    case .swappedEvents:
      var lines = lines
      let moves = places(#""phase":"moved""#)
      lines.swapAt(moves[0], moves[1])
      return lines
    case .missingControlEvent: return removing(places(#""event":"touchUpInside""#))
    case .extraControlEvent:
      let place = places(#""event":"touchUpInside""#)[0]
      return Array(lines[...place] + lines[place...])
    }
  }

  private func replacing(_ text: String, by other: String) -> [String] {
    guard let place = places(text).first else { return lines }
    var lines = lines
    lines[place] = lines[place].replacingOccurrences(of: text, with: other)
    return lines
  }

  private func replacing(in mark: String, _ text: String, by other: String) throws -> [String] {
    let place = try #require(places(mark).first)
    var lines = lines
    lines[place] = lines[place].replacingOccurrences(of: text, with: other)
    return lines
  }

  private func removing(_ places: [Int]) -> [String] {
    lines.indices.filter { !places.contains($0) }.map { lines[$0] }
  }

  private func moving(firstWith text: String, by distance: Int) throws -> [String] {
    let place = try #require(places(text).first)
    var lines = lines
    let line = lines.remove(at: place)
    lines.insert(line, at: place + distance)
    return lines
  }
}

/// A manual change of a session.
enum Fault: CaseIterable {
  case otherView, noView, lessRecognizers, moreRecognizers, otherState, missingCancel
  case stateTooEarly, stateTooLate, missingLift, missingLanding, swappedEvents
  case missingControlEvent, extraControlEvent

  var expected: (kind: SessionDifference.Kind, cause: SessionDifference.Cause) {
    switch self {
    case .otherView, .noView: (.hitView, .engine)
    case .lessRecognizers, .moreRecognizers: (.recognizers, .engine)
    case .otherState, .missingCancel: (.state, .engine)
    case .stateTooEarly, .stateTooLate: (.time, .timing)
    case .missingLift: (.state, .missingInformation)
    case .missingLanding, .swappedEvents: (.order, .missingInformation)
    case .missingControlEvent, .extraControlEvent: (.control, .engine)
    }
  }
}
