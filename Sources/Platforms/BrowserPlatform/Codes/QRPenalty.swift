/// The penalty of a code as the standard counts it: how hard its modules are for cameras.
enum QRPenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let columns = modules.indices.map { column in modules.map { $0[column] } }
    let lines = (modules + columns).reduce(0) { $0 + runs(in: $1) + finders(in: $1) }
    return lines + squares(modules) + imbalance(modules)
  }

  /// Returns the penalty for five or more modules of one colour in a row.
  private static func runs(in line: [Bool]) -> Int {
    var (penalty, length) = (0, 0)
    for (index, module) in line.enumerated() {
      length = index > 0 && module == line[index - 1] ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  private static let finder: [[Bool]] = {
    let core = [true, false, true, true, true, false, true]
    let edge = [false, false, false, false]
    return [core + edge, edge + core]
  }()

  /// Returns the penalty for modules that look like a part of a finder pattern.
  private static func finders(in line: [Bool]) -> Int {
    guard line.count >= 11 else { return 0 }
    return (0...line.count - 11).reduce(0) { penalty, start in
      let part = line[start..<start + 11]
      return penalty + 40 * finder.count { part.elementsEqual($0) }
    }
  }

  /// Returns the penalty for squares of two by two modules of one colour.
  private static func squares(_ modules: [[Bool]]) -> Int {
    var penalty = 0
    for (row, below) in zip(modules, modules.dropFirst()) {
      for column in 1..<row.count
      where row[column] == row[column - 1] && below[column] == row[column]
        && below[column - 1] == row[column]
      {
        penalty += 3
      }
    }
    return penalty
  }

  /// Returns the penalty for the difference from one half of dark modules.
  private static func imbalance(_ modules: [[Bool]]) -> Int {
    let all = modules.count * modules.count
    let dark = modules.reduce(0) { $0 + $1.count(where: \.self) }
    return 10 * (abs(100 * dark - 50 * all) / (5 * all))
  }
}
