/// Knows which application `UIApplication.shared` answers.
@MainActor
enum CurrentApplication {
  private static var present: UIApplication?

  /// The same, nil where there is none yet.
  static var existing: UIApplication? { present }

  /// The application being driven, else the one created last, else a new one.
  static var current: UIApplication { present ?? UIApplication() }

  /// Makes an application the one that `shared` answers from now on.
  static func makeCurrent(_ application: UIApplication) { present = application }

  /// Makes an application the one that `shared` answers while the work runs.
  ///
  /// An application that the work creates stays current afterwards.
  static func with(_ application: UIApplication, _ work: () -> Void) {
    guard present !== application else { return work() }
    let former = present
    present = application
    work()
    if present === application { present = former }
  }
}
