import BenchmarkTable

/// A line of the table, which nothing is made or done for until it is measured.
struct Row {
  /// What a row cannot be measured without.
  enum Need: Equatable {
    /// A program beside this one, which Scripts/bench builds.
    case program(String)
    /// A program that Scripts/bench builds with --peers.
    case peer(String)
    /// A display in memory.
    case display
  }

  /// What is done again and again, and what beside it.
  struct Work {
    let product: () throws -> Void
    let floor: () throws -> Void
  }

  let title: RowTitle
  var needs: [Need] = []
  let measure: (Surroundings) throws -> RowFigures

  var name: String { title.name }

  /// A row whose work and floor are done by this process, each `count` times in a turn.
  static func compared(
    _ title: RowTitle,
    turns: Int = Turns.usual,
    count: Int = 1,
    floorCount: Int? = nil,
    note: @escaping () -> String = { "" },
    _ prepare: @escaping () throws -> Work
  ) -> Row {
    Row(title: title) { _ in
      let work = try prepare()
      let (product, floor) = try Turns.measure(
        turns,
        product: { try Turns.seconds(work.product) / Double(count) },
        beside: { try Turns.seconds(work.floor) / Double(floorCount ?? count) }
      )
      return RowFigures(.seconds, product, beside: floor, note: note())
    }
  }
}
