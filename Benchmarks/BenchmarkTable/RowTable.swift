/// The rows of the benchmarks with their ceilings, from which the page's table is printed.
package enum RowTable {
  private static let cairo = "the same Cairo calls"
  private static let scene = "QGraphicsScene with its BSP index"
  private static let hello = "a Foundation hello"

  package static let groups: [RowGroup] = [
    RowGroup(name: "start", about: "programs from start to end", rows: start),
    RowGroup(name: "drawing", about: "frames, and pictures as files", rows: drawing),
    RowGroup(name: "picks", about: "the view under a point", rows: picks),
    RowGroup(name: "events", about: "an event on its way", rows: events),
    RowGroup(name: "recordings", about: "reading, playing and replaying", rows: recordings),
    RowGroup(name: "questions", about: "text of other apps, assistants", rows: questions),
    RowGroup(name: "window", about: "the window, working and at rest", rows: window),
  ]

  private static let start = [
    BenchmarkRow("start-hit", "`touch-sandbox hit`, start to end", beside: hello, .ratio(2)),
    BenchmarkRow("start-why", "`touch-sandbox why`, start to end", beside: hello, .ratio(2)),
    BenchmarkRow(
      "first-frame",
      "`touch-sandbox snapshot nested-colours`, start to end",
      beside: "Qt Widgets to their first frame in memory",
      .ratio(1.5)
    ),
  ]

  private static let drawing =
    [(100, 1.2, 0.6), (1_000, 0.6, 0.4), (10_000, 0.7, 0.4)].flatMap { count, cairoLimit, qtLimit in
      let what = "a frame of \(count) nested translucent views with a border"
      return [
        BenchmarkRow("frame-\(count)", what, beside: cairo, .ratio(cairoLimit)),
        BenchmarkRow("frame-\(count)-qt", what, beside: "QWidget::render", .ratio(qtLimit)),
      ]
    } + [
      BenchmarkRow(
        "moved-leaf",
        "one of 10000 nested translucent views moves, a frame",
        beside: "Qt Widgets' backing store",
        .ratio(1.5)
      ),
      BenchmarkRow(
        "png",
        "a picture of 1280x800 with 1000 views as a PNG, a file",
        beside: "Cairo's PNG",
        .ratio(0.6)
      ),
      BenchmarkRow("png-bytes", "the bytes of that file", beside: "Cairo's PNG", .ratio(2.5)),
      BenchmarkRow(
        "text-kept",
        "memory that a label's new text and a drawn one leave behind",
        .bytes(16)
      ),
    ]

  private static let picks =
    [10, 100].flatMap { levels in
      let what = "a pick \(levels) levels deep, every view's hitTest is called"
      return [
        BenchmarkRow(
          "pick-chain-\(levels)",
          what,
          beside: "GTK, which asks each widget",
          .ratio(0.6)
        ),
        BenchmarkRow(
          "pick-chain-\(levels)-qt",
          what,
          beside: "QWidget::childAt, which asks none",
          .ratio(4)
        ),
      ]
    } + [
      BenchmarkRow(
        "pick-tree",
        "a pick in a tree of 11111 views, every tenth turned and scaled",
        beside: "GTK",
        .ratio(0.3)
      )
    ]
    + [100, 1_000, 10_000, 100_000].map { count in
      BenchmarkRow(
        "pick-\(count)",
        "a pick among \(count) siblings",
        beside: count == 100 ? "QWidget::childAt" : scene,
        .ratio(0.6)
      )
    }
    + [1_000, 10_000, 100_000].map { count in
      BenchmarkRow(
        "move-pick-\(count)",
        "one of \(count) siblings moves by a point, then a pick",
        beside: scene,
        .ratio(0.6)
      )
    }

  private static let events = [
    BenchmarkRow(
      "drag",
      "a move of a drag with a pan recognizer, depth 10",
      beside: "Qt Quick's MouseArea",
      .ratio(0.8)
    ),
    BenchmarkRow(
      "drag-allocations",
      "how often such a move asks for memory",
      .allocations(8)
    ),
    BenchmarkRow(
      "tap",
      "a tap that a recognizer takes, depth 10",
      beside: "Qt's tap gesture",
      .ratio(0.6)
    ),
    BenchmarkRow(
      "tap-qt",
      "a tap that a recognizer takes, depth 10",
      beside: "QWidget's press and release, no recognizer",
      .ratio(2)
    ),
  ]

  private static let recordings = [
    BenchmarkRow(
      "validate",
      "`touch-sandbox validate` of 100000 moves, start to end",
      .throughput(50e6)
    ),
    BenchmarkRow("play", "`touch-sandbox play -q` of 100000 moves, start to end", .rate(300_000)),
    BenchmarkRow(
      "play-hashed",
      "`touch-sandbox play --json` of 100000 frames, each drawn and hashed",
      .seconds(6)
    ),
    BenchmarkRow(
      "monkey",
      "`touch-sandbox monkey drag-touches`, 300 runs of 600 frames",
      .rate(200_000)
    ),
    BenchmarkRow(
      "time-line",
      "ten dense minutes (36000 frames) until the time line shows them",
      .seconds(1)
    ),
    BenchmarkRow("time-line-memory", "the memory of the program then", .megabytes(120)),
  ]

  private static let questions = [
    BenchmarkRow("import-10000", "`import` and `why` of a text of 10000 views", .seconds(0.15)),
    BenchmarkRow("import-100000", "`import` of a text of 100000 views", .seconds(1.5)),
    BenchmarkRow(
      "mcp-why",
      "an answer of `why` to an assistant, scene known, 95 of 100",
      .seconds(0.02)
    ),
  ]

  private static let window = [
    BenchmarkRow(
      "window-drag",
      "a finger moves in the window with everything open, a frame",
      .seconds(0.008)
    ),
    BenchmarkRow(
      "browser-drag",
      "a movement in a browser to changed pixels, 95 of 100",
      .seconds(0.033)
    ),
    BenchmarkRow("idle-work", "processor time of the idle window in five seconds", .seconds(0)),
    BenchmarkRow(
      "idle-memory",
      "resident memory of the idle window with nested-colours",
      beside: "an SDL program in C with a window of 1280x800",
      .ratio(0.8)
    ),
  ]
}
