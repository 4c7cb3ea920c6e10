import Foundation
import Inspector
import Playback
import SandboxHost
import SandboxScenes
import Testing
import TouchInput
import TouchScripts
import UIKit

@testable import SandboxApp

@MainActor
@Suite("What two versions of code do with the same touches")
struct LiveComparisonTests {
  private final class Card: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private func version(_ change: @escaping @MainActor @Sendable (Card) -> Void) -> LiveCode.Version
  {
    let scene = SandboxScene(
      name: "card",
      title: LocalizedText(english: "Card", chinese: "卡片"),
      question: LocalizedText(english: "", chinese: ""),
      answer: LocalizedText(english: "", chinese: ""),
      makeRootViewController: {
        let controller = UIViewController()
        let card = Card(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        card.accessibilityIdentifier = "card"
        change(card)
        controller.view.addSubview(card)
        return controller
      }
    )
    return LiveCode.Version(name: "", start: { scene.start(on: $0, at: $1) })
  }

  private func drag(in version: LiveCode.Version) throws -> InputRecording {
    let script = try TouchScriptReader.script(in: Data("drag card by 60,0".utf8))
    return try #require(try ScriptRunner(script, of: version.start).runAll().recording)
  }

  @Test("calls that a new recognizer takes away are gone, and its own are new")
  func events() throws {
    let former = version { _ in }
    let new = version { $0.addGestureRecognizer(UIPanGestureRecognizer()) }
    let outcome = LiveComparison(former, new, try drag(in: former)).outcome(reads: [])
    guard case .differs(let difference) = outcome else {
      Issue.record("expected a difference")
      return
    }
    #expect(
      difference.events.contains { $0.isNew && $0.text.lowercased().contains("pan") }
    )
    #expect(
      difference.events.contains {
        !$0.isNew && $0.text.contains("card") && $0.text.contains("moved")
      }
    )
    #expect(difference.sameEvents > 0)
    #expect(difference.events.count <= 6)
    #expect(difference.events.map(\.elapsed) == difference.events.map(\.elapsed).sorted())
  }

  @Test("the same events with another result are no sameness")
  func sameEventsOnly() throws {
    let former = version { _ in }
    let recording = try drag(in: former)
    let moved = LiveComparison(former, version { $0.frame.size.width += 20 }, recording)
    guard case .looks(let words) = moved.outcome(reads: []) else {
      Issue.record("expected another frame")
      return
    }
    #expect(words.english.hasPrefix("card.frame is ") && words.english.contains("before"))
    let grown = LiveComparison(former, version { $0.addSubview(UIView()) }, recording)
    guard case .looks(let count) = grown.outcome(reads: ["random"]) else {
      Issue.record("expected another number of views")
      return
    }
    #expect(count.english.contains("views, before") && count.english.contains("random numbers"))
    let painted = LiveComparison(former, version { $0.backgroundColor = .systemGreen }, recording)
    guard case .looks(let only) = painted.outcome(reads: []) else {
      Issue.record("expected another picture")
      return
    }
    #expect(only.english == "only what is drawn differs.")
  }

  @Test("the same code has no difference")
  func same() throws {
    let former = version { _ in }
    let recording = try drag(in: former)
    guard
      case .same(let count) = LiveComparison(former, version { _ in }, recording).outcome(reads: [])
    else {
      Issue.record("expected no difference")
      return
    }
    #expect(count > 0)
  }
}
