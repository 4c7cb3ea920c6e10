extension Transcript {
  /// Adds the lines of one event to a UTF-8 text, each with a line feed after it.
  ///
  /// The lines are the same as `lines(for:)`. This function is for callers that write very many: lines of
  /// movements are written without an intermediate string.
  package func append(_ event: TraceEvent, to text: inout [UInt8]) {
    switch event {
    case .queued, .settled: return
    case .sent where !detail.contains(.sends): return
    case .delivered(let call):
      if detail.contains(.deliveries) { append(call, to: &text) }
    case .forwarded(let call, _):
      if detail.contains(.forwarding) { append(call, to: &text) }
    default:
      for line in lines(for: event) {
        text.append(contentsOf: line.utf8)
        text.append(UInt8(ascii: "\n"))
      }
    }
  }

  private func append(_ call: TouchDelivery, to text: inout [UInt8]) {
    text.append(contentsOf: call.receiver.name.utf8)
    text.append(UInt8(ascii: "."))
    text.append(contentsOf: call.phase.rawValue.utf8)
    text.append(UInt8(ascii: " "))
    text.append(UInt8(ascii: "["))
    for (index, touch) in call.touches.enumerated() {
      if index > 0 { text.append(contentsOf: ", ".utf8) }
      text.append(UInt8(ascii: "f"))
      append(touch.number, to: &text)
    }
    text.append(UInt8(ascii: "]"))
    text.append(UInt8(ascii: "\n"))
  }

  private func append(_ number: Int, to text: inout [UInt8]) {
    guard number < 0 || number > 9 else {
      return text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    }
    text.append(contentsOf: String(number).utf8)
  }
}
