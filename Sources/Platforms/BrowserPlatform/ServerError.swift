/// The reason why no page can be served.
package enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system cannot start the program.
  case notStarted(String, reason: String)
  /// The program cannot listen; the text is its own message.
  case refused(String)
  /// The program sent no valid greeting.
  case silent

  /// One line for the user.
  package var description: String {
    switch self {
    case .notStarted(let path, let reason): "\(path) cannot be started: \(reason)"
    case .refused(let reason): "the server cannot listen: \(reason)"
    case .silent: "the server exited before it started to listen"
    }
  }
}
