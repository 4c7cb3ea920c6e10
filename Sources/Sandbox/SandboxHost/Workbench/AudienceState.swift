package import TouchTrace
package import Inspector

/// The guests of a shared session and their permissions, as the workbench shows them.
nonisolated package struct AudienceState: Hashable, Sendable {
  /// A guest of the session.
  package struct Guest: Hashable, Sendable {
    /// The guest's number in the session.
    package var number: UInt32
    /// The guest's name and colour.
    package var owner: TouchOwner
    /// Whether the guest is the only one who may touch, and has left.
    package var isAway = false
    /// Whether the guest voted in the current prediction.
    package var hasVoted = false

    /// Creates a present guest.
    package init(number: UInt32, owner: TouchOwner) { (self.number, self.owner) = (number, owner) }
  }

  /// The guests whose fingers reach the scene, besides the host's.
  package enum Touching: Hashable, Sendable {
    /// All guests, no guest, or one guest.
    case everyone, nobody
    case only(UInt32)
  }

  /// The number of guests who expect a view to receive the touch.
  package struct Bar: Hashable, Sendable {
    /// The view.
    package var view: NodeSnapshot
    /// The number of guests who expect it.
    package var count: Int
    /// Whether it received the touch; nil before the touch.
    package var isRight: Bool?

    /// Creates a bar.
    package init(view: NodeSnapshot, count: Int, isRight: Bool?) {
      (self.view, self.count, self.isRight) = (view, count, isRight)
    }
  }

  /// The address at which guests join.
  package var address: String
  /// Whether other machines can open the address.
  package var isReachable = true
  /// The address as a QR code: rows of modules, true for dark ones; empty without a code.
  package var code: [[Bool]] = []
  /// The present guests, in the order in which they joined.
  package var guests: [Guest] = []
  /// The guests whose fingers reach the scene.
  package var touching = Touching.everyone
  /// Whether guests vote instead of touching.
  package var isVoting = false
  /// The number of votes for each result of a gesture; nil for other questions.
  package var choiceCounts: [Int]?
  /// The votes of a prediction, sorted by most votes.
  package var bars: [Bar] = []

  /// The numbers of present guests who voted, and of all present guests.
  var turnout: (voted: Int, present: Int) {
    let present = guests.filter { !$0.isAway }
    return (present.count(where: \.hasVoted), present.count)
  }

  /// Creates the state of a session without guests.
  package init(address: String) { self.address = address }
}
