import TouchTrace
import Testing

@Suite("The trace log")
struct TraceLogTests {
  private func record(_ number: Int) -> TraceRecord {
    TraceRecord(sequence: number, time: Double(number), event: .queued(contacts: number))
  }

  @Test("it keeps records in order")
  func order() {
    let log = TraceLog()
    for number in 1...5 { log.record(record(number)) }
    #expect(log.records.map(\.sequence) == [1, 2, 3, 4, 5])
  }

  @Test("when full it forgets the oldest")
  func capacity() {
    let log = TraceLog(capacity: 3)
    for number in 1...10 { log.record(record(number)) }
    #expect(log.records.map(\.sequence) == [8, 9, 10])
  }

  @Test("a capacity below one is one", arguments: [0, -5, Int.min])
  func smallest(_ capacity: Int) {
    let log = TraceLog(capacity: capacity)
    log.record(record(1))
    log.record(record(2))
    #expect(log.capacity == 1)
    #expect(log.records.map(\.sequence) == [2])
  }

  @Test("after forgetting everything it goes on")
  func forgetting() {
    let log = TraceLog(capacity: 2)
    log.record(record(1))
    log.removeAll()
    #expect(log.records.isEmpty)
    log.record(record(2))
    #expect(log.records.map(\.sequence) == [2])
  }
}
