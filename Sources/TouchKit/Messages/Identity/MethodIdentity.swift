/// Tells whether two unapplied methods are the same method.
///
/// Swift gives a function value no identity: every mention of `Card.tapped` is a small function of
/// its own. Two mentions are of one method when the types are the same and the small functions do
/// the same, instruction by instruction. What cannot be understood that way is the same only if it
/// is the very same function value. Methods of a class that consist of the same instructions may
/// count as one in optimised builds, where the mention and the method have become one; a method that
/// was kept in an array or passed through other generic code is another one than its mention.
nonisolated struct MethodIdentity: Sendable {
  private let target: any Any.Type
  private let arguments: any Any.Type
  private let function: FunctionValue

  /// Looks behind a function value, which has to be the only part of `holder`.
  ///
  /// The function value has to live as long as the identity.
  init<Holder, Target, Arguments>(of holder: Holder, on: Target.Type, taking: Arguments.Type) {
    target = Target.self
    arguments = Arguments.self
    function = FunctionValue(in: holder)
  }

  /// Whether the method was named as one of a class.
  func isOf(_ type: any Any.Type) -> Bool { target == type }

  /// The method's type, as text: `(Card) -> (UIButton)`.
  var typeName: String {
    let list = "\(arguments)"
    return "(\(target)) -> \(list.hasPrefix("(") ? list : "(\(list))")"
  }
}

nonisolated extension MethodIdentity: Hashable {
  static func == (left: MethodIdentity, right: MethodIdentity) -> Bool {
    left.target == right.target && left.arguments == right.arguments
      && left.function.isSame(as: right.function)
  }

  func hash(into hasher: inout Hasher) {
    // Equal code cannot be hashed: its copies lie at different addresses.
    hasher.combine(ObjectIdentifier(target))
    hasher.combine(ObjectIdentifier(arguments))
  }
}
