import Foundation
import Geometry
import TouchInput
import TouchKit

/// A recording as calls of a test stage, as readable as possible with the same effect.
///
/// Hovering and window changes without effects are left out. A gesture becomes a call
/// with views by their identifiers if the outline of the events stays the same, line by line. Otherwise it
/// becomes smaller steps, or at last the exact recording.
struct StageScore {
  /// The calls.
  private(set) var steps: [StageStep] = []
  /// The outline of the resulting events.
  private(set) var outline = ""

  private let scene: SwiftTestScene
  private let size: CGSize
  private let duration: TimeInterval

  /// The maximum number of trials, because each one starts the scene.
  ///
  /// Further gestures of a very long recording are exported exactly.
  private static let mostTrials = 40

  init(_ recording: InputRecording, in scene: SwiftTestScene) {
    self.scene = scene
    size = recording.header.size
    let content = StageMoments(recording)
    duration = content.end
    var parts = parts(of: content.moments)
    outline = rehearse(parts.map(\.exact), parts).outline
    let quiet = self.parts(of: content.moments.filter { !$0.isNoise })
    if rehearse(quiet.map(\.exact), quiet).outline == outline { parts = quiet }
    parts = StageScore.withTaps(parts)
    steps = all(choose(among: parts), parts)
  }

  // MARK: - Parts

  /// Returns the parts with their alternatives, which are found while the parts are played.
  private func parts(of moments: [StageMoments.Moment]) -> [StagePart] {
    let stage = StageRehearsal(scene, size: size)
    var time: TimeInterval = 0
    return StagePart.ranges(of: moments).map { range in
      var part = StagePart(moments[range])
      var landings: [StageReading.Landing: StageLanding] = [:]
      var ends: [Int: StagePlace] = [:]
      var start: String?
      for index in range {
        stage.perform(.wait(moments[index].time - time))
        time = moments[index].time
        if let only = moments[index].only, only.phase == .ended {
          ends[index] = StageLanding.end(at: only.point, from: start, in: stage.window)
        }
        stage.perform(moments[index].exact)
        guard case .fingers(let actions) = moments[index].content else { continue }
        for action in actions where action.phase == .began {
          let view = stage.view(under: action.finger)
          let landing = StageLanding(at: action.point, on: view, in: stage.window)
          landings[.init(index: index, finger: action.finger)] = landing
          start = landing.name
        }
      }
      part.candidates = StageReading(moments[range], landings, ends).candidates
      return part
    }
  }

  /// Returns the parts, with quick successive taps at one place joined into one gesture.
  private static func withTaps(_ parts: [StagePart]) -> [StagePart] {
    parts.reduce(into: []) { joined, part in
      if let tap = joined.last?.joined(with: part) {
        joined[joined.count - 1] = tap
      } else {
        joined.append(part)
      }
    }
  }

  // MARK: - Choosing

  private func choose(among parts: [StagePart]) -> [[StageStep]] {
    var chosen = parts.map { $0.choices[0] }
    if rehearse(chosen, parts).outline == outline { return chosen }
    chosen = parts.map(\.exact)
    var trials = 0
    for (index, part) in parts.enumerated() {
      for candidate in part.candidates where trials < Self.mostTrials {
        trials += 1
        var trial = chosen
        trial[index] = candidate
        guard rehearse(trial, parts).outline == outline else { continue }
        chosen = trial
        break
      }
    }
    return chosen
  }

  private func rehearse(_ chosen: [[StageStep]], _ parts: [StagePart]) -> StageRehearsal {
    let stage = StageRehearsal(scene, size: size)
    stage.perform(all(chosen, parts))
    return stage
  }

  /// Returns the steps of all parts, with the pauses between them and after the last one.
  private func all(_ chosen: [[StageStep]], _ parts: [StagePart]) -> [StageStep] {
    var steps: [StageStep] = []
    var time: TimeInterval = 0
    for (part, choice) in zip(parts, chosen) {
      let pause = (part.start - time).rounded(to: 2)
      if pause > 0 { steps.append(.wait(pause)) }
      steps += choice
      time = part.end
    }
    let rest = (duration - time).rounded(to: 2)
    return rest > 0 ? steps + [.wait(rest)] : steps
  }
}
