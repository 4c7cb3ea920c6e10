/// What a control shows in each of its states.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// What was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What is shown in a state: what was set for it, else what was set for the normal one.
  func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
