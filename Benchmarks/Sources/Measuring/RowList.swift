import BenchmarkTable

/// All rows with their goals, for people.
enum RowList {
  static var text: String {
    RowGroup.all.map { group in
      let lines = group.rows.map { row in
        let beside = row.title.besideName.map { "; beside \($0)" } ?? ""
        let goal = row.title.goal.map { "; goal \($0.text)" } ?? ""
        let gap = String(repeating: " ", count: max(1, 22 - row.name.count))
        return "  \(row.name)\(gap)\(row.title.what)\(beside)\(goal)"
      }
      return ([group.name + ": " + group.about] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
