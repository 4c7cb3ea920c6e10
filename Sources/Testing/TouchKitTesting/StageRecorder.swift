import TouchTrace

/// Records the trace of a stage's application, and checks it at the same time.
nonisolated final class StageRecorder: TraceSink {
  let log = TraceLog()
  private(set) var verifier = StreamVerifier()

  func record(_ record: TraceRecord) {
    log.record(record)
    verifier.check(record)
  }
}
