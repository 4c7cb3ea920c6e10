/// The reason why a row could not be measured.
struct BenchmarkProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
