package import TouchTrace
package import Inspector

/// Who looks at a shared session, and what they may do, as the workbench shows it.
nonisolated package struct AudienceState: Hashable, Sendable {
  /// Someone who looks on.
  package struct Guest: Hashable, Sendable {
    /// The number by which the session knows the guest.
    package var number: UInt32
    /// The guest's name and colour.
    package var owner: TouchOwner
    /// Whether the guest may touch, alone, and is not there.
    package var isAway = false
    /// Whether the guest voted in the prediction that goes on.
    package var hasVoted = false

    /// Creates a guest who is there.
    package init(number: UInt32, owner: TouchOwner) { (self.number, self.owner) = (number, owner) }
  }

  /// Whose fingers reach the scene, besides the host's.
  package enum Touching: Hashable, Sendable {
    /// Those of all, of none, or of one guest.
    case everyone, nobody
    case only(UInt32)
  }

  /// How many expect a view to get the touch.
  package struct Bar: Hashable, Sendable {
    /// The view.
    package var view: NodeSnapshot
    /// How many expect it.
    package var count: Int
    /// Whether it got the touch; nil before that came down.
    package var isRight: Bool?

    /// Creates a bar.
    package init(view: NodeSnapshot, count: Int, isRight: Bool?) {
      (self.view, self.count, self.isRight) = (view, count, isRight)
    }
  }

  /// The address at which guests come in.
  package var address: String
  /// Whether other machines can open the address.
  package var isReachable = true
  /// The same as a code for cameras: rows of modules, true for dark ones; empty where there is none.
  package var code: [[Bool]] = []
  /// Who is there, in the order in which they came.
  package var guests: [Guest] = []
  /// Whose fingers reach the scene.
  package var touching = Touching.everyone
  /// Whether guests vote instead of touching.
  package var isVoting = false
  /// The votes of a prediction, the most first.
  package var bars: [Bar] = []

  /// Creates the state of a session to which nobody has come.
  package init(address: String) { self.address = address }
}
