/// Knows which application `UIApplication.shared` answers.
///
/// While an application handles events it is that one. Else it is the one created last: by the
/// present task, if that created one, so that tests that run side by side do not put their windows
/// into each other's applications; then by any task.
@MainActor
enum CurrentApplication {
  // Unchecked: set around every turn of work.
  @exclusivity(unchecked) private static var driven: UIApplication?
  private static var latest: UIApplication?
  private static var ofTasks: [Int: Holder] = [:]

  private struct Holder {
    @ApplicationLink var application: UIApplication? = nil
  }

  /// The application that counts, nil where there is none yet.
  static var existing: UIApplication? { driven ?? ofTask ?? latest }

  /// The same, or a new one.
  static var current: UIApplication { existing ?? UIApplication() }

  /// Makes an application the one that `shared` answers from now on.
  static func makeCurrent(_ application: UIApplication) {
    latest = application
    if driven != nil { driven = application }
    guard let task = presentTask else { return }
    ofTasks[task] = Holder(application: application)
    // Whatever its tasks left behind is thrown away now and then.
    if ofTasks.count.isMultiple(of: 256) {
      ofTasks = ofTasks.filter { $0.value.application != nil }
    }
  }

  /// Makes an application the one that `shared` answers while the work runs.
  ///
  /// An application that the work creates stays current afterwards.
  static func with(_ application: UIApplication, _ work: () -> Void) {
    guard driven !== application else { return work() }
    let former = driven
    driven = application
    work()
    driven = former
  }

  private static var ofTask: UIApplication? {
    presentTask.flatMap { ofTasks[$0]?.application }
  }

  /// Tells tasks apart; nil outside of tasks.
  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
