/// A place in the test code.
struct TestPlace {
  var fileID: String
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
