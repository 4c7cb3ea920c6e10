import Foundation
import Geometry
import TouchInput
package import SandboxHost
import TextFormats
import TouchScripts

extension ScriptRunner {
  /// Plays all steps; the report contains the result of each expectation.
  ///
  /// A step that fails, such as one about a view that does not exist, ends the script.
  package func runAll(
    progress: (Int) -> Void = { _ in }
  ) throws(ProgramError) -> ScriptReport {
    var report = ScriptReport(startTime: script.startTime)
    for (index, line) in script.lines.enumerated() {
      progress(index)
      do {
        try perform(line, &report)
      } catch let problem as SourceProblem {
        report.fault = problem.quoted(line)
        break
      } catch let error as ProgramError {
        throw error
      } catch {
        throw ProgramError(.software, "\(error)")
      }
    }
    try flush()
    report.endTime = time
    report.recording = recording
    return report
  }

  private func perform(_ line: TouchScript.Line, _ report: inout ScriptReport) throws {
    let moment = line.time ?? time
    switch line.step {
    case .finger(let number, let step): try perform(number, step, line)
    case .gesture(let gesture): try perform(gesture)
    case .wait(let duration): try wait(duration)
    case .frame(let moment): try endFrame(at: moment, line)
    case .hover(let place): addInput(.hover(location: try self.place(place), timestamp: moment))
    case .wheel(let place, let turn):
      addInput(
        .wheel(
          location: try self.place(place),
          deltaX: turn.dx,
          deltaY: turn.dy,
          timestamp: moment
        )
      )
    case .key(let key): press(key, at: moment)
    case .text(let text): addInput(.text(text, timestamp: moment))
    case .command(let commands):
      for command in commands { addInput(.command(command, timestamp: moment)) }
    case .window(let change): addInput(.window(change, timestamp: moment))
    case .clear:
      try flush()
      log.clear()
    case .snapshot(let name): report.snapshots.append((name, try png()))
    case .expect(let expectation):
      try flush()
      let failure = try ExpectationCheck(log, run.application).failure(of: expectation)
      report.outcomes.append(
        ScriptReport.Outcome(line: line, time: time - script.startTime, failure: failure)
      )
    }
  }

  private func endFrame(at moment: TimeInterval, _ line: TouchScript.Line) throws {
    guard moment >= time else {
      throw SourceProblem(
        "this frame ends before the previous frame, which ended at \(time)s",
        at: line.position
      )
    }
    try endFrame(at: moment)
  }

  private func press(_ key: ScriptKey, at moment: TimeInterval) {
    func stroke(isDown: Bool) -> InputEvent {
      .key(
        KeyStroke(
          usage: key.usage ?? 0,
          name: key.name,
          modifiers: key.modifiers,
          isDown: isDown,
          isRepeat: key.isRepeat,
          timestamp: moment
        )
      )
    }
    if key.action != .up { addInput(stroke(isDown: true)) }
    if key.action != .down { addInput(stroke(isDown: false)) }
  }
}

extension SourceProblem {
  /// Returns the problem with its line, indented as in the file.
  fileprivate func quoted(_ line: TouchScript.Line) -> SourceProblem {
    var problem = self
    if problem.excerpt.isEmpty {
      // The line's text begins with its first word.
      let indent = max(0, line.position.column - 1)
      problem.excerpt = String(repeating: " ", count: indent) + line.text
    }
    return problem
  }
}
