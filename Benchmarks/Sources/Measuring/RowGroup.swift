/// Rows about one thing, which can be asked for together.
struct RowGroup {
  let name: String
  /// What its rows are about.
  let about: String
  let rows: [Row]

  /// All there are, in the table's order.
  static var all: [RowGroup] {
    [
      RowGroup(name: "start", about: "programs from start to end", rows: StartRows.all),
      RowGroup(
        name: "drawing",
        about: "whole frames, and what changed",
        rows: FrameRows.all + DrawingRows.all
      ),
      RowGroup(name: "png", about: "pictures as files", rows: PNGRows.all),
      RowGroup(name: "picks", about: "the view under a point", rows: PickRows.all),
      RowGroup(name: "events", about: "an event on its way", rows: EventRows.all),
      RowGroup(name: "recordings", about: "reading and playing", rows: RecordingRows.all),
      RowGroup(name: "monkeys", about: "touching at random", rows: MonkeyRows.all),
      RowGroup(name: "replay", about: "ten minutes in the time line", rows: ReplayRows.all),
      RowGroup(name: "limits", about: "what would be too much", rows: LimitRows.all),
      RowGroup(name: "sizes", about: "the room that things take", rows: SizeRows.all),
      RowGroup(name: "panels", about: "the window, everything open", rows: PanelRows.all),
      RowGroup(name: "window", about: "the window at rest", rows: WindowRows.all),
      RowGroup(name: "sessions", about: "what the recorder costs", rows: SessionRows.all),
    ]
  }
}
