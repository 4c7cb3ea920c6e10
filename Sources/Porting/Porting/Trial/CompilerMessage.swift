/// What the compiler says about a place.
public struct CompilerMessage: Hashable, Sendable {
  /// The file, as the compiler names it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// What is wrong.
  public var text: String

  /// The errors in what a build printed, each once, in their order.
  public static func errors(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(whereSeparator: \.isNewline).compactMap(error).filter {
      seen.insert($0).inserted
    }
  }

  /// What a build printed that is an error of no place, as one of the linker is.
  public static func placelessErrors(in output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("error: ") && !$0.contains("fatalError") || $0.contains("undefined reference")
    }.map(String.init)
  }

  /// `FILE:LINE:COLUMN: error: TEXT`.
  private static func error(_ line: Substring) -> CompilerMessage? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let column = Int(place[place.count - 1]),
      let number = Int(place[place.count - 2])
    else { return nil }
    return CompilerMessage(
      file: place.dropLast(2).joined(separator: ":"),
      line: number,
      column: column,
      text: String(line[mark.upperBound...])
    )
  }
}
