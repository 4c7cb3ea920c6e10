import Foundation
import Geometry
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Observing values")
struct ObservingTests {
  let stage = Stage(size: CGSize(width: 300, height: 400))

  @Test("A key path of a scroll view tells each place that a finger brings it to, at once")
  func scrolling() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    stage.rootView.addSubview(scroll)
    var places: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { scroll, change in
      #expect(change.newValue == scroll.contentOffset && change.oldValue != change.newValue)
      places.append(scroll.contentOffset.y)
    }
    stage.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -200))
    #expect(places.count > 2 && places.last == scroll.contentOffset.y && places == places.sorted())
    let count = places.count
    observation.invalidate()
    scroll.contentOffset.y = 5
    #expect(places.count == count)
  }

  @Test("Only what was asked for is told, and a value set to what it was is no change")
  func options() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var told: [String] = []
    var observations = [
      view.observe(\.frame, options: .initial) { _, change in
        told.append("initial \(change.newValue == nil) \(change.oldValue == nil)")
      }
    ]
    observations.append(
      view.observe(\.alpha, options: [.prior, .old]) { _, change in
        told.append("alpha \(change.isPrior) \(change.oldValue ?? -1)")
      }
    )
    view.frame.origin.x = 5
    view.frame.origin.x = 5
    view.alpha = 0.5
    #expect(
      told == ["initial true true", "initial true true", "alpha true 1.0", "alpha false 1.0"]
    )
    observations = []
    view.alpha = 1
    #expect(told.count == 4)
  }

  @Test("The state of a recognizer is told, and a client's own property after the event")
  func states() {
    let view = CountingView(frame: stage.window.bounds)
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    stage.rootView.addSubview(view)
    var states: [UIGestureRecognizer.State] = []
    var counts: [Int] = []
    let observations = [
      pan.observe(\.state) { pan, _ in states.append(pan.state) },
      view.observe(\.count, options: .new) { _, change in counts.append(change.newValue ?? -1) },
    ]
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGVector(dx: 190, dy: 0))
    #expect(states.prefix(2) == [.began, .changed] && states.contains(.ended))
    #expect(counts == [1])
    withExtendedLifetime(observations) {}
  }

  @Test("A responder hears of values by their names, until it stops or goes away")
  func names() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    var listener: ListeningView? = ListeningView()
    var context = 0
    withUnsafeMutablePointer(to: &context) { context in
      scroll.addObserver(
        listener ?? ListeningView(),
        forKeyPath: "contentOffset",
        options: [.new, .old],
        context: context
      )
      scroll.layer.addObserver(
        listener ?? ListeningView(),
        forKeyPath: "position.x",
        options: .new,
        context: nil
      )
      scroll.contentOffset.y = 30
      scroll.center.x = 70
      #expect(
        listener?.log == [
          "contentOffset 1 30.0 true", "position.x 1 70.0 false",
        ]
      )
      scroll.removeObserver(listener ?? ListeningView(), forKeyPath: "contentOffset")
      scroll.contentOffset.y = 40
      #expect(listener?.log.count == 2)
    }
    listener = nil
    scroll.center.x = 90
  }
}

@MainActor
private final class CountingView: UIView {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

@MainActor
private final class ListeningView: UIView {
  var log: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kind = change?[.kindKey] ?? "?"
    let new = (change?[.newKey] as? CGPoint).map { "\($0.y)" } ?? "\(change?[.newKey] ?? "?")"
    log.append("\(keyPath ?? "") \(kind) \(new) \(context != nil)")
  }
}
