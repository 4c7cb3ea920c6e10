import Foundation
import SandboxHost
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The location and the reason of a crash in the user's code.
nonisolated struct CrashReport: Hashable, Sendable {
  /// A call on the stack.
  struct Call: Hashable, Sendable {
    /// The function's name without its labels: `touchesMoved`.
    let function: String
    let file: String
    let line: Int
  }

  /// The reason: `index out of range`.
  let reason: String
  /// The calls of the user's code on the stack, the latest first.
  let calls: [Call]
  /// The scene's time, in seconds; nil if unknown.
  let moment: Double?

  /// Reads the notes of `CCrashNotes`, and the program's standard error.
  ///
  /// Code belongs to the user if its library is in a folder. A known reason has priority.
  init(notes: String, errors: String, folder: String, reason: String? = nil) {
    // Earlier requests for a location do not count.
    let last = notes.range(of: "signal ", options: .backwards)
    let lines = (last.map { notes[$0.lowerBound...] } ?? notes[...]).split(separator: "\n")
    let frames = lines.compactMap { line -> Frame? in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, ["frame", "exact"].contains(words[0]), let offset = UInt(words[1]),
        words[2].hasPrefix(folder)
      else { return nil }
      // A return address on the stack is the address after the call.
      return Frame(library: String(words[2]), offset: words[0] == "exact" ? offset : offset - 1)
    }
    let signal = Self.trap(in: notes)
    let places = Self.places(of: frames).filter { !$0.file.hasPrefix(folder) && $0.line > 0 }
    let failure = places.first { $0.function.hasPrefix(Self.failureSign) }
    calls = Self.corrected(places.filter { !$0.function.hasPrefix(Self.failureSign) }, errors)
    self.reason =
      reason ?? Self.message(in: errors)
      ?? failure.map { String($0.function.dropFirst(Self.failureSign.count)) }
      ?? Self.reason(of: signal, isDeep: frames.count > 60)
    moment = lines.last { $0.hasPrefix("moment ") }.flatMap { Double($0.dropFirst(7)) }
  }

  /// The report in one line: `Card.swift:12: index out of range, in touchesMoved, at 1.23 s`.
  var text: String { text(since: 0) }

  /// Returns the report in one line, with the time since a moment at which the scene began.
  func text(since start: Double) -> String {
    let place = calls.first.map { call in
      "\(URL(fileURLWithPath: call.file).lastPathComponent):\(call.line): "
    }
    let name = calls.first?.function ?? ""
    let function = name.isEmpty ? "" : ", in \(name)"
    let time = moment.map { String(format: ", at %.2f s", $0 - start) } ?? ""
    return "\(place ?? "your code stopped: ")\(reason)\(function)\(time)"
  }

  // MARK: - Places

  /// The compiler's name for code that traps.
  private static let failureSign = "Swift runtime failure: "

  private struct Frame {
    let library: String
    let offset: UInt
  }

  /// Returns the source locations of addresses.
  private static func places(of frames: [Frame]) -> [Call] {
    guard let library = frames.first?.library, let symbolizer = symbolizer else { return [] }
    let addresses = frames.filter { $0.library == library }
      .map { "0x" + String($0.offset, radix: 16) }
    let arguments = ["--obj=\(library)", "--output-style=JSON", "--no-demangle"] + addresses
    guard let run = try? ToolRun(symbolizer, arguments),
      let answer = try? JSONReader.value(in: Data(run.output.utf8)).list()
    else { return [] }
    return answer.flatMap { node in
      ((try? node["Symbol"]?.list()) ?? []).map { symbol in
        Call(
          function: shortName((try? symbol["FunctionName"]?.text()) ?? ""),
          file: (try? symbol["FileName"]?.text()) ?? "",
          line: line(of: symbol)
        )
      }
    }
  }

  /// Returns the line of an address; for an address without a line, that of its function.
  private static func line(of symbol: SourceNode) -> Int {
    let lines = ["Line", "StartLine"].map { Int((try? symbol[$0]?.integer()) ?? 0) }
    return lines.first { $0 > 0 } ?? 0
  }

  /// The toolchain's program that finds the source line of an address.
  private static var symbolizer: String? {
    let machine = Machine()
    let beside = machine.program("swiftc").map { path in
      URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("llvm-symbolizer").path
    }
    if let beside, FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return machine.program("llvm-symbolizer")
  }

  /// Returns the name of a function without module, type and labels.
  static func shortName(_ symbol: String) -> String {
    guard symbol.hasPrefix("$s"), let name = demangled(symbol) else { return symbol }
    let isClosure = name.hasPrefix("closure #")
    // A private name contains a word for its file: `Card.(buy in _C755)() -> ()`.
    let plain = name.replacing(/\((\w+) in _\w+\)/) { $0.output.1 }
    let own = isClosure ? plain.components(separatedBy: " in ").last ?? plain : plain
    let head = own.prefix { $0 != "(" && $0 != ":" }
      .replacingOccurrences(of: "@objc ", with: "")
    let last = head.split(separator: " ").last?.split(separator: ".").last.map(String.init) ?? name
    switch last {
    case "__deallocating_deinit", "deinit": return "deinit"
    case "__allocating_init", "init": return "init"
    default: return isClosure ? "a closure in \(last)" : last
    }
  }

  private static func demangled(_ symbol: String) -> String? {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(nil, "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns the calls; the first gets the line from the runtime's message: `Card/Card.swift:12: Fatal`.
  private static func corrected(_ calls: [Call], _ errors: String) -> [Call] {
    let told = errors.matches(of: #/(?m)^(\w+)\/([^:\n]+\.swift):(\d+): Fatal error/#).last
    guard let told, told.1 != "Swift", let line = Int(told.3) else { return calls }
    guard let first = calls.first else {
      return [Call(function: "", file: String(told.2), line: line)]
    }
    let isSame = URL(fileURLWithPath: first.file).lastPathComponent == told.2
    guard isSame else { return calls }
    return [Call(function: first.function, file: first.file, line: line)] + calls.dropFirst()
  }

  // MARK: - Reasons

  /// Returns the last message of the language's runtime before it ended the program.
  private static func message(in errors: String) -> String? {
    guard let range = errors.range(of: "Fatal error: ", options: .backwards) else { return nil }
    let line = errors[range.upperBound...].prefix { $0 != "\n" }
    let text = line.replacing(/: file .*/, with: "")
    return text.isEmpty ? nil : text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns the signal of a trap in the notes of a program; nil for none.
  ///
  /// A note for `SIGUSR2` is the response to a request.
  static func trap(in notes: String) -> Int32? {
    notes.split(separator: "\n").lazy.filter { $0.hasPrefix("signal ") }
      .compactMap { Int32($0.dropFirst(7)) }.first { $0 != SIGUSR2 }
  }

  private static func reason(of signal: Int32?, isDeep: Bool) -> String {
    switch signal {
    case SIGSEGV?: isDeep ? "stack overflow" : "invalid memory access"
    case SIGABRT?: "it was aborted"
    case SIGFPE?: "division by zero"
    case nil: "it exited"
    default: "a runtime check of Swift failed, such as an overflow"
    }
  }
}
