/// The values of a control's property in each of its states.
struct StateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// Accesses the value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value shown in a state; the one of the normal state if it has none.
  func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
