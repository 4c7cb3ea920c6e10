import Foundation
import TouchInput
@_spi(Benchmarks) import SandboxHost

/// A recording in the time line, in a process of its own: what it takes is not what others left.
enum TimeLine {
  struct Figures {
    /// From the recording in memory to the first picture with its time line.
    let seconds: Double
    /// What the process has then.
    let megabytes: Double
  }

  /// The window in memory, with the recording that it replays.
  static func loop(_ recording: InputRecording) throws -> MeasuredLoop {
    try MeasuredLoop.scene("nested-colours", size: recording.header.size, replaying: recording)
  }

  /// Starts a process that prepares so many minutes.
  static func figures(minutes: Int, in surroundings: Surroundings) throws -> Figures {
    let child = ChildProgram(
      path: surroundings.own,
      arguments: [ChildWork.option, ChildWork.timeLine.rawValue, "\(minutes)"]
    )
    let output = try child.run(in: surroundings.workplace).output
    let numbers = output.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    guard numbers.count == 2 else {
      throw BenchmarkProblem("the process that prepares a time line wrote no figures")
    }
    return Figures(seconds: numbers[0], megabytes: numbers[1])
  }

  /// Prepares them, and writes what it took.
  static func prepare(minutes: Int) throws {
    var recording = Recordings.dense(minutes: max(minutes, 1))
    // A time line of one frame, for what the program takes by itself.
    if minutes == 0 { recording.frames.removeLast(recording.frames.count - 1) }
    var kept: MeasuredLoop?
    let seconds = try Turns.seconds {
      let loop = try TimeLine.loop(recording)
      try loop.runUntilOver()
      kept = loop
    }
    guard let memory = ProcessMemory() else { throw BenchmarkProblem("memory cannot be told") }
    withExtendedLifetime(kept) { print(seconds, memory.resident) }
  }
}
