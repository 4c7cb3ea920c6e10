import Foundation
import Inspector
import Playback
import SandboxHost
import SandboxScenes
import TextFormats
import TouchScripts

/// The results of an exercise's checks, which are scripted touches in the code of a learner.
struct ExerciseCheck {
  /// The result of one check.
  struct Result {
    /// The check.
    let check: Exercise.Check
    /// The failure, as `touch-sandbox script` reports it; nil if the check passes.
    let problem: String?
  }

  /// The results, in the order of the checks.
  let results: [Result]
  private let exercise: Exercise

  /// Plays each check in a scene of its own.
  init(
    _ exercise: Exercise,
    of start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) throws(ProgramError) {
    self.exercise = exercise
    var results: [Result] = []
    for check in exercise.checks {
      results.append(Result(check: check, problem: try Self.problem(of: check, start)))
    }
    self.results = results
  }

  private static func problem(
    of check: Exercise.Check,
    _ start: (CGSize, TimeInterval) -> StartedApplication
  ) throws(ProgramError) -> String? {
    let script: TouchScript
    do throws(SourceProblem) {
      script = try TouchScriptReader.script(in: Data(check.script.utf8))
    } catch {
      throw ProgramError(.dataError, error.description)
    }
    let report = try ScriptRunner(script, of: start).runAll()
    return report.fault?.message ?? report.failures.first?.failure
  }

  /// The name of a file that exists while a check plays.
  ///
  /// It distinguishes a crash in a check from a crash under the user's fingers.
  nonisolated private static let mark = "checking"

  /// Returns whether the code crashed during a check, and removes the mark.
  nonisolated static func takeMark(in folder: String) -> Bool {
    (try? FileManager.default.removeItem(atPath: "\(folder)/\(mark)")) != nil
  }

  /// Returns the state of the exercise of a code version, and stores the progress.
  ///
  /// Returns nil if the code names no exercise.
  static func state(
    of version: LiveCode.Version,
    in code: SceneCode,
    folder: String
  ) -> LiveState.Exercise? {
    guard let exercise = code.exercise else { return nil }
    _ = FileManager.default.createFile(atPath: "\(folder)/\(mark)", contents: nil)
    defer { _ = takeMark(in: folder) }
    do throws(ProgramError) {
      let state = try ExerciseCheck(exercise, of: version.start).state
      if state.isDone { CourseProgressFile().note(exercise.name) }
      return state
    } catch {
      return LiveState.Exercise(isDone: false, words: Phrase(error.message, error.message))
    }
  }

  /// The state for the window: whether all checks pass, and the text of the first failure.
  var state: LiveState.Exercise {
    guard let failed = results.first(where: { $0.problem != nil }) else {
      return LiveState.Exercise(isDone: true, words: Phrase(exercise.reveal))
    }
    return LiveState.Exercise(isDone: false, words: Phrase(failed.check.failure))
  }
}

extension ExerciseCheck {
  /// Returns the state as lines for a terminal: each failed check, and the actual result.
  func text(in language: Language) -> String {
    guard !state.isDone else { return language("Done: ", "完成：") + state.words.text(in: language) }
    let lines = results.compactMap { result -> String? in
      guard let problem = result.problem else { return nil }
      let failure = Phrase(result.check.failure).text(in: language)
      return language("Not yet: ", "还没有完成：") + failure + "\n  " + problem
    }
    return lines.joined(separator: "\n")
  }
}

extension SceneCode {
  /// The exercise that the first file names on its first line; nil if it names none.
  var exercise: Exercise? {
    let path = place.split(separator: ",").first.map(String.init) ?? place
    let head = (FileManager.default.contents(atPath: path) ?? Data()).prefix(200)
    return Exercise.named(in: String(decoding: head, as: UTF8.self))
  }
}
