/// Where in a test something was asked for.
nonisolated struct CallSite {
  var file: StaticString
  var line: UInt
}
