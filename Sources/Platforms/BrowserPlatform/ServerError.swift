/// Why no page can be served.
package enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system cannot start the program.
  case notStarted(String, reason: String)
  /// The program cannot listen; its own words follow.
  case refused(String)
  /// It said nothing, or nothing that could be understood.
  case silent

  /// One line for the user.
  package var description: String {
    switch self {
    case .notStarted(let path, let reason): "\(path) cannot be started: \(reason)"
    case .refused(let reason): "the server cannot listen: \(reason)"
    case .silent: "the server ended before it listened"
    }
  }
}
