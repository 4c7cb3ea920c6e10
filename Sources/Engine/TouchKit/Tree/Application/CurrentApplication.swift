/// Knows which application `UIApplication.shared` returns.
///
/// While an application handles events it is that one. Otherwise it is the one created last: by the
/// current task, if that created one, so that tests that run side by side do not put their windows
/// into each other's applications; then by any task.
@MainActor
enum CurrentApplication {
  /// The application that handles events, or was created meanwhile.
  private static var driven: UIApplication?
  /// The applications that were created while another one handled events; kept until it is done.
  private static var made: [UIApplication] = []
  private static var latest: UIApplication?
  /// The registries of the applications that tasks created last.
  private static var ofTasks: [Int: WindowRegistry] = [:]

  /// The application that counts; nil if there is none yet.
  static var existing: UIApplication? { driven ?? ofTask ?? latest }

  /// The same, or a new one.
  static var current: UIApplication { existing ?? UIApplication() }

  /// Makes an application the one that `shared` returns from now on.
  static func makeCurrent(_ application: UIApplication) {
    latest = application
    if driven != nil {
      driven = application
      made.append(application)
    }
    guard let task = presentTask else { return }
    ofTasks[task] = application.registry
    // Entries of tasks that are over are discarded now and then.
    if ofTasks.count.isMultiple(of: 256) {
      ofTasks = ofTasks.filter { $0.value.application != nil }
    }
  }

  /// Makes an application the one that `shared` returns while the work runs.
  ///
  /// An application that the work creates stays current afterwards.
  static func with(_ application: UIApplication, _ work: () -> Void) {
    let turn = begin(application)
    work()
    end(turn)
  }

  /// The application that was driven before another one.
  struct Turn {
    fileprivate let former: UIApplication?
    fileprivate let isNew: Bool
  }

  /// Makes an application the one that `shared` returns, until `end(_:)`.
  static func begin(_ application: UIApplication) -> Turn {
    let former = driven
    driven = application
    return Turn(former: former, isNew: former !== application)
  }

  /// Makes the former application the one that `shared` returns.
  static func end(_ turn: Turn) {
    // Within a turn of the same application, an application created there stays current.
    guard turn.isNew else { return }
    driven = turn.former
    if driven == nil { made = [] }
  }

  private static var ofTask: UIApplication? {
    presentTask.flatMap { ofTasks[$0]?.application }
  }

  /// The identity of the current task; nil outside of tasks.
  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
