/// Determines the shared application.
///
/// While an application handles events, it is that application. Otherwise it is the one that the current task created
/// last, so that parallel tests do not mix their windows. Without one, it is the application created last by any task.
@MainActor
enum CurrentApplication {
  /// The application that handles events, or the latest one that it created in the meantime.
  private static var driven: UIApplication?
  /// The applications that were created while another one handled events, retained until it is done.
  private static var made: [UIApplication] = []
  private static var latest: UIApplication?
  /// The registries of the applications that each task created last.
  private static var ofTasks: [Int: WindowRegistry] = [:]

  /// The current application; nil before the first one.
  static var existing: UIApplication? { driven ?? ofTask ?? latest }

  /// The current application; created if necessary.
  static var current: UIApplication { existing ?? UIApplication() }

  /// Makes an application the shared one from now on.
  static func makeCurrent(_ application: UIApplication) {
    latest = application
    if driven != nil {
      driven = application
      made.append(application)
    }
    guard let task = presentTask else { return }
    ofTasks[task] = application.registry
    // Entries of finished tasks are removed now and then.
    if ofTasks.count.isMultiple(of: 256) {
      ofTasks = ofTasks.filter { $0.value.application != nil }
    }
  }

  /// Makes an application the shared one during a closure.
  ///
  /// An application that the closure creates stays current afterwards.
  static func with(_ application: UIApplication, _ work: () -> Void) {
    let turn = begin(application)
    work()
    end(turn)
  }

  /// The application that handled events before another one.
  struct Turn {
    fileprivate let former: UIApplication?
    fileprivate let isNew: Bool
  }

  /// Makes an application the shared one until the turn ends.
  static func begin(_ application: UIApplication) -> Turn {
    let former = driven
    driven = application
    return Turn(former: former, isNew: former !== application)
  }

  /// Makes the former application the shared one again.
  static func end(_ turn: Turn) {
    // Within a turn of the same application, an application created there stays current.
    guard turn.isNew else { return }
    driven = turn.former
    if driven == nil { made = [] }
  }

  private static var ofTask: UIApplication? {
    presentTask.flatMap { ofTasks[$0]?.application }
  }

  /// The identity of the current task; nil outside tasks.
  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
