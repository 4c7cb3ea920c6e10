/// Knows which application `UIApplication.shared` answers.
@MainActor
enum CurrentApplication {
  private static var applications: [UIApplication] = []

  /// The application being driven, else the one created last, else a new one.
  static var current: UIApplication {
    if let application = applications.last { return application }
    return UIApplication()
  }

  /// Makes an application the one that `shared` answers from now on.
  static func makeCurrent(_ application: UIApplication) {
    applications = [application]
  }

  /// Makes an application the one that `shared` answers while the work runs.
  static func with(_ application: UIApplication, _ work: () -> Void) {
    applications.append(application)
    work()
    if let index = applications.lastIndex(where: { $0 === application }) {
      applications.remove(at: index)
    }
  }
}
