import Inspector
import TextFormats

/// Reports about the views that receive touches at each point.
extension Reports {
  private static let cut = JSONRecord<HitMapDocument.Cut>([
    .text("code", "why the part is dead, in one stable word") { $0.code },
    .textIfAny("by", "the view that it is because of; null for the view itself") { $0.by },
    .number("share", "how much of what is seen of the view the part is, 0 to 1") { $0.share },
  ])

  private static let entry = JSONRecord<HitMapDocument.Entry>([
    .init("area", .optional(.count), "its number on the map; null when it would receive nothing") {
      $0.row.number.map { .integer(Int64($0)) } ?? .null
    },
    .init("number", .optional(.count), "its place in 'touch-sandbox views'; null if not there") {
      $0.row.index.map { .integer(Int64($0)) } ?? .null
    },
    .text("name", "the view") { $0.row.name },
    .number("receives", "how much of the screen it would receive, 0 to 1") { $0.row.share },
    .flag("isTarget", "whether it reacts to touches, as far as is known") { $0.row.target != nil },
    .number("dead", "how much of what is seen of a target is dead, 0 to 1") {
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
    .number("unclaimed", "how much of the screen nobody would receive, 0 to 1") { $0.unclaimed },
    .flag("knowsTouchMethods", "whether it is known which classes replace methods of touches") {
      $0.knowsTouchMethods
    },
    .init(
      "askedPoints",
      .optional(.count),
      "at how many points was asked where that were too many to ask at all; otherwise null"
    ) { $0.askedPoints.map { .integer(Int64($0)) } ?? .null },
    .text("text", "the map for people") { $0.text },
  ])
}
