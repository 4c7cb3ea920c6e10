/// Knows which application `UIApplication.shared` answers.
///
/// While an application handles events it is that one. Else it is the one created last: by the
/// present task, if that created one, so that tests that run side by side do not put their windows
/// into each other's applications; then by any task.
@MainActor
enum CurrentApplication {
  // Unchecked: set around every turn of work, and not counted: whoever drives an application keeps
  // it, and `made` keeps the others.
  @exclusivity(unchecked) private static var driven: Unmanaged<UIApplication>?
  /// The applications that were created while another one was driven, as long as one is; nil for none,
  /// which is there from the start, while an empty list is made when it is asked for.
  @exclusivity(unchecked) private static var made: [UIApplication]?
  private static var latest: UIApplication?
  private static var ofTasks: [Int: Holder] = [:]

  private struct Holder {
    @ApplicationLink var application: UIApplication? = nil
  }

  /// The application that counts, nil where there is none yet.
  static var existing: UIApplication? { driven?.takeUnretainedValue() ?? ofTask ?? latest }

  /// The same, or a new one.
  static var current: UIApplication { existing ?? UIApplication() }

  /// Makes an application the one that `shared` answers from now on.
  static func makeCurrent(_ application: UIApplication) {
    latest = application
    if driven != nil {
      made = (made ?? []) + [application]
      driven = .passUnretained(application)
    }
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
    let turn = begin(application)
    work()
    end(turn)
  }

  /// Which application was driven before another one.
  struct Turn {
    fileprivate let former: Unmanaged<UIApplication>?
    fileprivate let isNew: Bool
  }

  /// Makes an application the one that `shared` answers, until `end(_:)`; the caller keeps it.
  static func begin(_ application: UIApplication) -> Turn {
    let next = Unmanaged.passUnretained(application)
    let former = driven
    driven = next
    return Turn(former: former, isNew: former?.toOpaque() != next.toOpaque())
  }

  /// Makes the former application the one that `shared` answers.
  static func end(_ turn: Turn) {
    // In the midst of its own work, what that created stays current.
    guard turn.isNew else { return }
    driven = turn.former
    guard driven == nil, let gone = made else { return }
    made = nil
    extendLifetime(gone)
  }

  private static var ofTask: UIApplication? {
    presentTask.flatMap { ofTasks[$0]?.application }
  }

  /// Tells tasks apart; nil outside of tasks.
  private static var presentTask: Int? {
    withUnsafeCurrentTask { $0?.hashValue }
  }
}
