import TouchTrace

/// Keeps what a stage's application traces, and checks it as it comes.
nonisolated final class StageRecorder: TraceSink {
  let log = TraceLog()
  private(set) var verifier = StreamVerifier()

  func record(_ record: TraceRecord) {
    log.record(record)
    verifier.check(record)
  }
}
