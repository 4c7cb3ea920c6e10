import Foundation
import Geometry
import TouchInput

/// Finds readable steps for the actions of fingers between touch down and lift.
struct StageReading {
  private let moments: ArraySlice<StageMoments.Moment>
  /// The places where fingers came down and lifted, by the indices of the events.
  private let landings: [Landing: StageLanding]
  private let ends: [Int: StagePlace]

  /// The maximum movement of a resting finger, in points.
  private static let slop = 4.0
  /// The minimum duration of a rest, in seconds.
  private static let rest = 0.1
  /// The maximum distance of a path from the straight line in a test, in points.
  private static let tolerance = 1.5

  init(
    _ moments: ArraySlice<StageMoments.Moment>,
    _ landings: [Landing: StageLanding],
    _ ends: [Int: StagePlace]
  ) {
    (self.moments, self.landings, self.ends) = (moments, landings, ends)
  }

  /// The alternatives, the most readable first; empty if only the exact steps are possible.
  var candidates: [[StageStep]] {
    guard moments.contains(where: { if case .fingers = $0.content { true } else { false } }) else {
      return []
    }
    let named = steps(byNames: true)
    let pointed = steps(byNames: false)
    return verbs + [named, named == pointed ? nil : pointed].compactMap(\.self)
  }

  // MARK: - Verbs

  /// The alternatives with a single call for a single finger.
  private var verbs: [[StageStep]] {
    guard let last = moments.last?.only, last.phase == .ended, let first = moments.first,
      let down = first.only, down.phase == .began,
      let landing = landings[Landing(index: moments.startIndex, finger: down.finger)],
      moments.dropFirst().allSatisfy({ $0.only != nil })
    else { return [] }
    let points = moments.compactMap { $0.only?.point }
    let reach = points.map { $0.distance(to: down.point) }.max() ?? 0
    let time = (moments.last?.time ?? 0) - first.time
    guard reach >= Self.slop else {
      let hold = time <= 0.3 ? 0.05 : time.rounded(to: 2)
      return landing.places.map { [.tap($0, count: 1, hold: hold)] }
    }
    return drags(points, landing, over: time)
  }

  private func drags(
    _ points: [CGPoint],
    _ landing: StageLanding,
    over time: TimeInterval
  ) -> [[StageStep]] {
    guard let first = points.first, let last = points.last, moments.count > 2,
      restBeforeEnd <= Self.rest, restAfterBegin <= Self.rest,
      PointLine(points).simplified(within: Self.tolerance * 2).count == 2
    else { return [] }
    let duration = max(0.01, time.rounded(to: 2))
    let offset = CGVector(
      dx: Double(last.x - first.x).rounded(to: 1),
      dy: Double(last.y - first.y).rounded(to: 1)
    )
    let end = ends[moments.endIndex - 1]
    return landing.places.flatMap { place -> [[StageStep]] in
      let toView = end.map { [StageStep.dragTo(place, $0, over: duration)] }
      return [toView, [.drag(place, by: offset, over: duration)]].compactMap(\.self)
    }
  }

  private var restBeforeEnd: TimeInterval {
    (moments.last?.time ?? 0) - moments[moments.endIndex - 2].time
  }

  private var restAfterBegin: TimeInterval {
    moments[moments.startIndex + 1].time - moments[moments.startIndex].time
  }

  // MARK: - Steps

  /// Returns touch down, movements and lift one after the other; nil if another event comes between.
  ///
  /// Fingers come down on views with names, or at points.
  private func steps(byNames: Bool) -> [StageStep]? {
    var steps: [StageStep] = []
    var places: [Int: CGPoint] = [:]
    var index = moments.startIndex
    var time = moments[index].time
    while index < moments.endIndex {
      guard case .fingers(let actions) = moments[index].content else { return nil }
      let run = run(from: index)
      var pause = moments[index].time - time
      if run > index {
        let rests = pause > Self.rest
        if rests { steps.append(.wait((pause - FramePeriod.seconds).rounded(to: 2))) }
        pause = rests ? FramePeriod.seconds : pause
        let duration = moments[run - 1].time - moments[index].time + pause
        steps.append(.move(ways(index..<run, &places), over: duration.rounded(to: 3)))
        time = moments[run - 1].time
        index = run
        continue
      }
      if pause.rounded(to: 3) > 0 { steps.append(.wait(pause.rounded(to: 3))) }
      time = moments[index].time
      for action in actions { places[action.finger] = action.point }
      steps.append(step(for: actions, at: index, byNames))
      index += 1
    }
    return steps
  }

  /// Returns the index after the consecutive events in which the same fingers move.
  ///
  /// It is the index itself if the event contains no such movement.
  private func run(from index: Int) -> Int {
    guard let fingers = moments[index].movers else { return index }
    return moments[index...].firstIndex { $0.movers != fingers } ?? moments.endIndex
  }

  private func ways(_ run: Range<Int>, _ places: inout [Int: CGPoint]) -> [StageStep.Way] {
    var ways: [StageStep.Way] = []
    for finger in moments[run.lowerBound].movers ?? [] {
      let points = run.compactMap { moments[$0].point(of: finger) }
      let line = PointLine((places[finger].map { [$0] } ?? []) + points)
      let said = line.simplified(within: Self.tolerance).dropFirst().map { point in
        CGPoint(x: Double(point.x).rounded(to: 1), y: Double(point.y).rounded(to: 1))
      }
      places[finger] = said.last ?? points.last
      if !said.isEmpty { ways.append(StageStep.Way(finger: finger, points: Array(said))) }
    }
    return ways
  }

  private func step(
    for actions: [StageStep.FingerAction],
    at index: Int,
    _ byNames: Bool
  ) -> StageStep {
    if actions.allSatisfy({ $0.phase == .ended }) { return .lift(actions.map(\.finger)) }
    guard actions.allSatisfy({ $0.phase == .began }) else { return .perform(actions) }
    return .down(
      actions.map { action in
        let places = landings[Landing(index: index, finger: action.finger)]?.places ?? []
        let place = byNames ? places.first : nil
        return StageStep.Landing(finger: action.finger, place: place ?? .point(action.point))
      }
    )
  }

  /// A finger that comes down in an event, by the index of the event.
  struct Landing: Hashable {
    let index: Int
    let finger: Int
  }
}

extension StageMoments.Moment {
  /// The fingers that move in it, if there is no other action.
  fileprivate var movers: [Int]? {
    guard case .fingers(let actions) = content, actions.allSatisfy({ $0.phase == .moved }) else {
      return nil
    }
    return actions.map(\.finger).sorted()
  }

  fileprivate func point(of finger: Int) -> CGPoint? {
    guard case .fingers(let actions) = content else { return nil }
    return actions.first { $0.finger == finger }?.point
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> Double {
    hypot(Double(x - other.x), Double(y - other.y))
  }
}
