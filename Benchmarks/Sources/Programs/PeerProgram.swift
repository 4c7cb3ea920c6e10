import BenchmarkTable

/// A program of another toolkit that does the same work, and prints its time.
struct PeerProgram {
  /// The output of the program: nanoseconds, and the sum of its answers.
  struct Figure {
    let seconds: Double
    let answers: UInt64
  }

  let name: String
  let workload: String

  func run(on display: VirtualDisplay? = nil, in surroundings: Surroundings) throws -> Figure {
    let folder = try surroundings.workplace.path(".")
    let program = ChildProgram(
      path: surroundings.peer(name),
      arguments: [workload],
      environment: ["XDG_RUNTIME_DIR": folder].merging(
        display.map { ["DISPLAY": $0.name] } ?? [:]
      ) { $1 }
    )
    let output = try program.run(in: surroundings.workplace).output
    let words = output.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let time = Double(words[0]), let answers = UInt64(words[1], radix: 16)
    else {
      throw BenchmarkProblem("\(name) wrote no nanoseconds and sum, but: \(output.prefix(200))")
    }
    return Figure(seconds: time * 1e-9, answers: answers)
  }
}

extension Measurement {
  /// Returns a row beside a peer that answers the same questions.
  ///
  /// `prepare` answers the first questions; its work does `count` of them repeatedly. Each has the processor in
  /// the state that its own work leaves.
  static func besidePeer(
    _ id: String,
    _ peer: PeerProgram,
    count: Int,
    onDisplay: Bool = false,
    _ prepare: @escaping () throws -> (answers: AnswerSum, work: () -> Void)
  ) -> Measurement {
    Measurement(id, needs: [.peer(peer.name)] + (onDisplay ? [.display] : [])) { surroundings in
      let display = onDisplay ? try VirtualDisplay(in: surroundings) : nil
      defer { display?.stop(in: surroundings) }
      let (answers, work) = try prepare()
      var others: Set<UInt64> = []
      let (product, beside) = try Turns.measure(
        Turns.few,
        product: { Turns.secondsOnceWarm(work) / Double(count) },
        beside: {
          let figure = try peer.run(on: display, in: surroundings)
          others.insert(figure.answers)
          return figure.seconds
        }
      )
      return RowFigures(
        .seconds,
        product,
        beside: beside,
        haveDifferentAnswers: others != [answers.value]
      )
    }
  }
}
