import TouchTrace
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("A thousand stages in one process")
struct ManyStagesTests {
  /// Weak references to the parts of a stage.
  private struct Remains {
    weak var stage: Stage?
    weak var application: UIApplication?
    weak var window: UIWindow?
    weak var card: UIView?
  }

  /// Plays the same events on a new stage; the number decides the place.
  private static func play(_ number: Int) -> (transcript: String, place: CGPoint, Remains) {
    let stage = Stage(size: CGSize(width: 320, height: 240))
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    card.accessibilityIdentifier = "card\(number)"
    let target = ProbeTarget("target", log: ProbeLog())
    let pan = UIPanGestureRecognizer()
    pan.addTarget(target, action: ProbeTarget.fire)
    card.addGestureRecognizer(pan)
    stage.rootView.addSubview(card)
    stage.finger.drag(from: card, by: CGVector(dx: number % 50 + 20, dy: 0), over: 0.05)
    UIView.animate(withDuration: 0.3) { card.center.x += CGFloat(number) }
    stage.settle()
    let remains = Remains(
      stage: stage,
      application: stage.application,
      window: stage.window,
      card: card
    )
    return (stage.transcript(.everything), card.center, remains)
  }

  @Test("Stages know nothing of each other, and nothing of them stays", arguments: 0..<4)
  func independent(_ group: Int) async {
    let alone = ManyStagesTests.play(group)
    var remains: [Remains] = []
    for round in 0..<250 {
      let number = group + (round % 2) * 4
      let (transcript, place, left) = ManyStagesTests.play(number)
      remains.append(left)
      if number == group {
        #expect(transcript == alone.transcript && place == alone.place)
      }
      // Stages of other tests run in between.
      await Task.yield()
    }
    #expect(remains.allSatisfy { $0.stage == nil })
    // `UIApplication.shared` retains the latest one.
    #expect(remains.count { $0.application != nil } <= 1)
    #expect(remains.count { $0.window != nil } <= 1 && remains.count { $0.card != nil } <= 1)
  }

  @Test("Memory returns")
  func memory() throws {
    for number in 0..<200 { _ = ManyStagesTests.play(number) }
    let before = try residentPages()
    for number in 0..<1000 { _ = ManyStagesTests.play(number) }
    let growth = try residentPages() - before
    // 1,000 retained stages would take more than ten times as much.
    #expect(growth * 4096 < 8_000_000, "\(growth) pages")
  }

  private func residentPages() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return Int(text.split(separator: " ")[1]) ?? 0
  }
}
