import Foundation
import Inspector
import TextFormats
import TouchTrace

/// The results of gestures at a point, for other programs.
nonisolated struct GestureDocument {
  let matrix: GestureMatrix
  let fixes: [GestureFix]
  let words: GestureWords
  let openQuestions: [String]
  let text: String
}

/// The report of `gestures`.
extension Reports {
  private typealias Indexed<Value> = (document: GestureDocument, value: Value)

  private static let column = JSONRecord<Indexed<Int>>([
    .text("name", "the column's name; no two are the same") { $0.document.words.titles[$0.value] },
    .text("kind", "recognizer, control, or view") {
      $0.document.matrix.columns[$0.value].kind.rawValue
    },
    .text("type", "its class") { $0.document.matrix.columns[$0.value].node.typeName },
    .text("view", "the view that the recognizer is attached to") {
      $0.document.words.name($0.document.matrix.columns[$0.value].view)
    },
    .count("number", "that view's place in 'touch-sandbox views'") {
      $0.document.matrix.columns[$0.value].place.view
    },
  ])

  private static func seconds<Source>(
    _ name: String,
    _ help: String,
    _ value: @escaping (Source) -> TimeInterval?
  ) -> JSONRecord<Source>.Field {
    .init(name, .optional(.number), help) { source in
      value(source).map { .number(($0 * 10000).rounded() / 10000) } ?? .null
    }
  }

  private static let cell = JSONRecord<Indexed<GestureCell>>([
    .text("outcome", "acts, waits, cancelled, fails, or noTouch") { $0.value.outcome.rawValue },
    seconds("delay", "seconds from the end of the gesture to the first action; null: at once") {
      $0.value.delay
    },
    seconds("time", "seconds from touch down to the first action; null: it does not act") {
      $0.value.time
    },
    .count("count", "how many times it acts") { $0.value.count },
    seconds("arrival", "seconds from touch down until the touch arrived; null: never") {
      $0.value.arrival
    },
    .textIfAny("cause", "the cause, for people") { $0.document.words.cause(of: $0.value) },
  ])

  private static let row = JSONRecord<Indexed<GestureMatrix.Row>>([
    .text("gesture", "the gesture, in one stable word") { $0.value.gesture.code },
    .text("title", "the gesture, for people") {
      $0.value.gesture.title().text(in: $0.document.words.language)
    },
    .text("measure", "what the fingers do, for people") {
      $0.value.gesture.measure.text(in: $0.document.words.language)
    },
    .list("cells", "the results, in the order of the columns", of: cell) { row in
      row.value.cells.map { (row.document, $0) }
    },
  ])

  private static let relation = JSONRecord<Indexed<GestureRelation>>([
    .text("kind", "waits, waitsByCode, prevents, together, cancels, or delays") {
      $0.value.kind.rawValue
    },
    .text("from", "the recognizer at the start of the relation") {
      $0.document.words.name($0.value.from)
    },
    .text("to", "the other recognizer, the control or the view") {
      $0.document.words.name($0.value.to)
    },
    seconds("delay", "the longest delay, in seconds; null without one") {
      $0.value.delay
    },
    .texts("gestures", "the gestures that showed it") {
      $0.value.gestures.map(\.code)
    },
    .text("text", "the relation, for people") { $0.document.words.sentence($0.value) },
  ])

  private static let idle = JSONRecord<Indexed<GestureMatrix.Idle>>([
    .text("name", "the recognizer") { $0.document.words.titles[$0.value.column] },
    .text("text", "the reason, for people") { $0.document.words.idle($0.value) },
  ])

  private static let change = JSONRecord<Indexed<GestureFix.Changed>>([
    .text("gesture", "the gesture, in one stable word") { $0.value.gesture.code },
    .text("name", "the column") { $0.document.words.titles[$0.value.column] },
    .text("before", "the result before the change, for people") {
      $0.document.words.word($0.value.before)
    },
    .text("after", "the result after it, for people") { $0.document.words.word($0.value.after) },
  ])

  private static let fix = JSONRecord<Indexed<GestureFix>>([
    .text("gesture", "the gesture that it helps, in one stable word") {
      $0.value.problem.gesture.code
    },
    .text("name", "the column that it helps") {
      $0.document.words.titles[$0.value.problem.column]
    },
    .text("problem", "the problem, for people") { fix in
      let problem = fix.value.problem
      let cell = fix.document.matrix.cell(problem.gesture, problem.column)
      return fix.document.words.sentence(problem, cell ?? GestureCell())
    },
    .text("code", "the line of Swift, with + or − before it") {
      $0.document.words.code($0.value.change)
    },
    .list("changes", "the cells that it changes", of: change) { fix in
      fix.value.changed.map { (fix.document, $0) }
    },
  ])

  static let gestures = JSONRecord<GestureDocument>([
    .version(1),
    .init("point", .numbers(2), "where the fingers come down, x and y in points") {
      .array([$0.matrix.point.x, $0.matrix.point.y].map { .number(Double($0)) })
    },
    .textIfAny("view", "the view that a touch there hits") { document in
      document.matrix.hitView.map { document.words.name($0) }
    },
    .list("columns", "the recognizers on the way of a touch, then the control or view", of: column)
    {
      document in document.matrix.columns.indices.map { (document, $0) }
    },
    .list("rows", "the gestures with their results", of: row) { document in
      document.matrix.rows.map { (document, $0) }
    },
    .list("relations", "the relations: wait, prevent, cancel and delay", of: relation) {
      document in document.matrix.relations.map { (document, $0) }
    },
    .init("circles", .list(.list(.text)), "recognizers that wait for each other") { document in
      .array(document.matrix.relations.circles.map { .texts($0.map(document.words.name)) })
    },
    .init("chains", .list(.list(.text)), "waits that add up, the last one first") { document in
      .array(document.matrix.relations.chains.map { .texts($0.map(document.words.name)) })
    },
    .list("neverAct", "the recognizers that act in no row", of: idle) { document in
      document.matrix.idle.map { (document, $0) }
    },
    .list("fixes", "changes that help, each tried; --try has their numbers, from 1", of: fix) {
      document in document.fixes.map { (document, $0) }
    },
    .texts("openQuestions", "what the answer depends on and the debugger output does not say") {
      $0.openQuestions
    },
    .text("text", "the answer for people") { $0.text },
  ])
}
