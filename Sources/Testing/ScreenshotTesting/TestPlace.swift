/// Where in the test code something was asked for.
struct TestPlace {
  var fileID: String
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
