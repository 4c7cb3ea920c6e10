import BrowserPlatform
import TouchTrace
import Foundation

/// Which views the guests of a session expect to get a touch.
struct Ballot: Hashable {
  /// Those whose votes count; the vote of one who left counts again when it comes back.
  var voters: Set<UInt32> = []
  /// The view that each guest expects, by the guest's number.
  private var votes = RecentTable<UInt32, NodeSnapshot>(limit: mostVotes)
  /// The view that got the touch; nil for none, or before it came down.
  private var receiver: NodeSnapshot?
  /// Whether the touch came down, after which nobody votes any more.
  private(set) var isClosed = false

  /// The most votes that are kept, of those who are there and of those who left; our choice.
  private static let mostVotes = 256

  /// A ballot without votes.
  init(voters: Set<UInt32> = []) { self.voters = voters }

  /// A guest expects a view, and no longer the one of before.
  mutating func vote(_ guest: UInt32, for view: NodeSnapshot) {
    guard !isClosed else { return }
    if votes[guest] == nil, votes.all.count >= Self.mostVotes,
      let away = votes.keys.first(where: { !voters.contains($0) })
    {
      votes[away] = nil
    }
    votes[guest] = view
  }

  /// The touch came down.
  mutating func close(_ receiver: NodeSnapshot?) { (self.receiver, isClosed) = (receiver, true) }

  /// The view that a guest expects; nil for none.
  func vote(of guest: UInt32) -> NodeSnapshot? { votes[guest] }

  /// How many of those who are there voted.
  var count: Int { votes.keys.count { voters.contains($0) } }

  /// The views with votes, those with the most first; of equal ones the one that was made first.
  ///
  /// After the touch the view that got it is always there.
  var bars: [AudienceState.Bar] {
    let counted = votes.all.filter { voters.contains($0.key) }
    let views = Dictionary(grouping: counted.values) { $0.id }
    let bars =
      views.values.compactMap { views in
        views.first.map { view in
          AudienceState.Bar(
            view: view,
            count: views.count,
            isRight: isClosed ? view.id == receiver?.id : nil
          )
        }
      } + missingBar(in: views.keys)
    return bars.sorted { ($1.count, $0.view.id.rawValue) < ($0.count, $1.view.id.rawValue) }
  }

  private func missingBar(in views: some Collection<NodeID>) -> [AudienceState.Bar] {
    guard isClosed, let receiver, !views.contains(receiver.id) else { return [] }
    return [AudienceState.Bar(view: receiver, count: 0, isRight: true)]
  }

  /// Whether two views have the most votes.
  var isSplit: Bool {
    let counts = bars.prefix(2).map(\.count)
    return counts.count == 2 && counts[0] == counts[1]
  }

  /// The view that most expect; nil where nobody voted.
  var favourite: NodeSnapshot? { bars.first?.view }
}
