/// The answers to the first questions as one number; equal sums mean equal answers.
struct AnswerSum {
  static let questions = 256
  private(set) var value: UInt64 = 0

  mutating func add(_ answer: Int) { value = value &* 31 &+ UInt64(bitPattern: Int64(answer + 1)) }
}
