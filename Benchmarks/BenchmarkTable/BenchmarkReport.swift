package import Foundation

/// A run of the benchmarks for other programs, as JSON.
package struct BenchmarkReport: Codable, Equatable, Sendable {
  /// Where it ran.
  package struct Machine: Codable, Equatable, Sendable {
    package var cores: Int
    package var model: String
    /// What the program was built from; nil where it was not told.
    package var commit: String?

    package init(cores: Int, model: String, commit: String?) {
      self.cores = cores
      self.model = model
      self.commit = commit
    }
  }

  package struct Goal: Codable, Equatable, Sendable {
    package var kind: String
    package var limit: Double
  }

  package struct Row: Codable, Equatable, Sendable {
    package var name: String
    package var what: String
    package var unit: FigureUnit
    package var product: Samples
    package var floorName: String?
    package var floor: Samples?
    package var ratio: Double?
    package var goal: Goal?
    package var met: Bool?
    package var note: String?
    package var answersDiffer: Bool
  }

  package var machine: Machine
  package var rows: [Row]

  package init(machine: Machine, _ results: [RowResult]) {
    self.machine = machine
    rows = results.map { result in
      let (title, figures) = (result.title, result.figures)
      return Row(
        name: title.name,
        what: title.what,
        unit: figures.unit,
        product: figures.product,
        floorName: figures.beside == nil ? nil : title.besideName,
        floor: figures.beside,
        ratio: figures.ratio,
        goal: title.goal.map { Goal(kind: $0.parts.kind, limit: $0.parts.limit) },
        met: result.isMet,
        note: figures.note.isEmpty ? nil : figures.note,
        answersDiffer: figures.haveDifferentAnswers
      )
    }
  }

  /// It as text, the same for the same figures.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
