import BenchmarkTable

/// The cost of finding the view under a point.
enum PickRows {
  static var all: [Measurement] {
    [10, 100].flatMap {
      [chain($0, "pick-chain-\($0)", gtk), chain($0, "pick-chain-\($0)-qt", qt)]
    }
      + [tree] + [100, 1_000, 10_000, 100_000].map(siblings)
      + [1_000, 10_000, 100_000].map(movedSiblings)
  }

  private static let (gtk, qt) = ("gtk_pick", "qt_widgets")

  private static func chain(_ levels: Int, _ id: String, _ program: String) -> Measurement {
    let peer = PeerProgram(name: program, workload: "pick-chain-\(levels)")
    return .besidePeer(id, peer, count: TreePicks.count, onDisplay: program == gtk) {
      let picks = TreePicks(.chain(levels))
      return (picks.firstAnswers(), { picks.run() })
    }
  }

  private static var tree: Measurement {
    let peer = PeerProgram(name: gtk, workload: "pick-tree")
    return .besidePeer("pick-tree", peer, count: TreePicks.count, onDisplay: true) {
      let picks = TreePicks(.turnedTree)
      return (picks.firstAnswers(), { picks.run() })
    }
  }

  private static func siblings(_ count: Int) -> Measurement {
    let peer = PeerProgram(name: count == 100 ? qt : "qt_scene", workload: "pick-\(count)")
    return .besidePeer("pick-\(count)", peer, count: SiblingPicks.count) {
      let picks = SiblingPicks(count)
      return (picks.firstAnswers(), { picks.run() })
    }
  }

  private static func movedSiblings(_ count: Int) -> Measurement {
    let peer = PeerProgram(name: "qt_scene", workload: "move-pick-\(count)")
    return .besidePeer("move-pick-\(count)", peer, count: SiblingPicks.count) {
      let picks = SiblingPicks(count, moves: true)
      return (picks.firstAnswers(), { picks.run() })
    }
  }
}
