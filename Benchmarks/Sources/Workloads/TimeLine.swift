import Foundation
import TouchInput
@_spi(Benchmarks) import SandboxHost

/// A recording in the time line, in its own process, so that earlier memory does not count.
enum TimeLine {
  struct Figures {
    /// The time from the recording in memory to the first picture with its time line.
    let seconds: Double
    /// The memory of the process at that moment.
    let megabytes: Double
  }

  /// Returns the window in memory, with the recording that it replays.
  static func loop(_ recording: InputRecording) throws -> MeasuredLoop {
    try MeasuredLoop.scene("nested-colours", size: recording.header.size, replaying: recording)
  }

  /// Starts a process that prepares a number of minutes.
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

  /// Prepares the minutes, and prints the cost.
  static func prepare(minutes: Int) throws {
    var recording = Recordings.dense(minutes: max(minutes, 1))
    // A time line of one frame shows the cost of the program itself.
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
