/// Why a test could not get as far as what it is about.
struct RigError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
