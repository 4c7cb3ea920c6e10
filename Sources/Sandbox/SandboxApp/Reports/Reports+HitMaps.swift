import Inspector
import TextFormats

/// Reports about the views that receive touches at each point.
extension Reports {
  private static let cut = JSONRecord<HitMapDocument.Cut>([
    .text("code", "why the part is dead, in one stable word") { $0.code },
    .textIfAny("by", "the view that causes it; null for the view itself") { $0.by },
    .number("share", "the share of the visible area of the view, 0 to 1") { $0.share },
  ])

  private static let entry = JSONRecord<HitMapDocument.Entry>([
    .init("area", .optional(.count), "its number on the map; null if it would receive nothing") {
      $0.row.number.map { .integer(Int64($0)) } ?? .null
    },
    .init("number", .optional(.count), "its place in 'touch-sandbox views'; null if not there") {
      $0.row.index.map { .integer(Int64($0)) } ?? .null
    },
    .text("name", "the view") { $0.row.name },
    .number("receives", "the share of the screen that it would receive, 0 to 1") { $0.row.share },
    .flag("isTarget", "whether it reacts to touches, as far as is known") { $0.row.target != nil },
    .number("dead", "the share of the visible area of a target that is dead, 0 to 1") {
      $0.row.target?.deadShare ?? 0
    },
    .list(
      "cuts",
      "the \(HitMapDocument.mostCuts) largest dead parts of a target, the largest first",
      of: cut
    ) { $0.cuts },
  ])

  static let hitMap = JSONRecord<HitMapDocument>([
    .version(1),
    .init("size", .numbers(2), "the size of the screen, width and height in points") {
      .array($0.size.map { .number($0) })
    },
    .list("entries", "views that receive touches, rear ones first, then dead targets", of: entry) {
      $0.entries
    },
    .number("unclaimed", "the share of the screen without a receiver, 0 to 1") { $0.unclaimed },
    .flag("knowsTouchMethods", "whether it is known which classes override touch methods") {
      $0.knowsTouchMethods
    },
    .init(
      "askedPoints",
      .optional(.count),
      "the number of tested points if there were too many to test all; otherwise null"
    ) { $0.askedPoints.map { .integer(Int64($0)) } ?? .null },
    .text("text", "the map for people") { $0.text },
  ])
}
