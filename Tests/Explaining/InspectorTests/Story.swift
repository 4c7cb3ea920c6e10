import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput

/// Made-up responders and the trace of their events.
struct Story {
  static let screen = CGRect(x: 0, y: 0, width: 640, height: 480)

  static let button = view(1, "button", CGRect(x: 200, y: 150, width: 120, height: 80))
  static let card = view(2, "card", CGRect(x: 150, y: 100, width: 240, height: 200))
  static let root = view(3, "root", screen)
  static let other = view(4, "other", CGRect(x: 400, y: 350, width: 100, height: 90))
  static let controller = node(10, .viewController, "CardViewController")
  static let window = node(11, .window, "UIWindow", nil, Quad(screen))
  static let application = node(12, .application, "UIApplication")
  static let delegate = node(13, .applicationDelegate, "AppDelegate")

  /// The chain from the button to the application's delegate.
  static let chain = [button, card, root, controller, window, application, delegate]

  /// The state of the overlay after the records so far.
  private(set) var state = OverlayState()
  private var sequence = 0

  /// Adds the next event; returns whether the overlay changed.
  @discardableResult
  mutating func tell(_ event: TraceEvent) -> Bool {
    sequence += 1
    return state.fold(TraceRecord(sequence: sequence, time: Double(sequence), event: event))
  }

  /// Adds a finger that comes down on a view which receives it.
  mutating func press(
    _ number: Int,
    _ chain: [NodeSnapshot] = Story.chain,
    at point: CGPoint = CGPoint(x: 250, y: 200),
    _ outcome: TouchAssignment.Outcome = .bound
  ) {
    tell(
      .assigned(
        TouchAssignment(
          touch: Story.touch(number, .began, point),
          hitTestView: chain.first,
          outcome: outcome,
          chain: chain
        )
      )
    )
  }

  /// Adds a change of a finger.
  mutating func send(_ number: Int, _ phase: TouchSnapshot.Phase, _ point: CGPoint) {
    tell(.sent(to: Story.window, touches: [Story.touch(number, phase, point)]))
  }

  /// Returns the picture of the state, by default in the size of the screen.
  func picture(
    _ parts: OverlayParts = .everything,
    in size: CGSize = Story.screen.size
  ) -> DisplayList {
    OverlayPainter(measuring: Typewriter(), parts: parts).picture(of: state, in: size)
  }

  /// Returns the picture with margins around the scene.
  func framed(
    _ parts: OverlayParts = .everything,
    _ change: (inout OverlayContents) -> Void = { _ in }
  ) -> DisplayList {
    var contents = OverlayContents(state)
    change(&contents)
    return OverlayPainter(measuring: Typewriter(), parts: parts)
      .picture(of: contents, on: OverlayStage(withMarginsAround: Story.screen.size))
  }

  static func touch(
    _ number: Int,
    _ phase: TouchSnapshot.Phase,
    _ location: CGPoint,
    taps: Int = 1
  ) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: location,
      previousLocation: location,
      tapCount: taps,
      timestamp: 0,
      view: nil
    )
  }

  static func node(
    _ id: Int,
    _ kind: NodeSnapshot.Kind,
    _ typeName: String,
    _ identifier: String? = nil,
    _ quad: Quad? = nil
  ) -> NodeSnapshot {
    NodeSnapshot(
      id: NodeID(id),
      kind: kind,
      typeName: typeName,
      identifier: identifier,
      quad: quad
    )
  }

  static func view(_ id: Int, _ name: String, _ rect: CGRect) -> NodeSnapshot {
    node(id, .view, "UIView", name, Quad(rect))
  }

  static func moved(_ node: NodeSnapshot, by offset: CGFloat) -> NodeSnapshot {
    var node = node
    node.quad = node.quad.map { quad in
      Quad(quad.boundingBox.offsetBy(dx: offset, dy: 0))
    }
    return node
  }

  static func report(_ steps: [(NodeSnapshot, HitTestStep.Verdict)]) -> HitTestReport {
    HitTestReport(
      point: CGPoint(x: 250, y: 200),
      window: window,
      steps: steps.map { node, verdict in
        HitTestStep(node: node, askedBy: nil, depth: 1, point: .zero, verdict: verdict)
      },
      result: button
    )
  }
}

/// A text measure in which every character is three fifths of the font's size wide.
struct Typewriter: TextMeasuring {
  func size(of run: TextRun) -> CGSize {
    let width = Double(run.string.count) * run.font.size * 0.6
    return CGSize(width: min(width, run.maximumWidth ?? width), height: run.font.size * 1.25)
  }
}

extension CGRect {
  /// Returns whether the other one is inside, with tolerance; Foundation's `contains` would compare exactly.
  func covers(_ other: CGRect) -> Bool {
    other.minX >= minX - 1e-6 && other.minY >= minY - 1e-6 && other.maxX <= maxX + 1e-6
      && other.maxY <= maxY + 1e-6
  }
}

extension DisplayList {
  /// All texts in the order of painting.
  var texts: [String] {
    commands.compactMap { command in
      guard case .text(let run, _) = command else { return nil }
      return run.string
    }
  }

  /// Returns all strokes of one colour.
  func strokes(_ color: Color) -> [(path: Path, style: StrokeStyle)] {
    commands.compactMap { command in
      guard case .stroke(let path, color, let style) = command else { return nil }
      return (path, style)
    }
  }
}
