import ConsoleText
import Foundation
import TextFormats

/// The report of `import`.
extension Reports {
  /// A value of the reading, with its texts.
  struct Imported<Value> {
    let value: Value
    let texts: ImportedTexts
  }

  private static func address<Value>(
    _ read: @escaping (Value) -> ConsoleAddress?
  ) -> JSONRecord<Imported<Value>>.Field {
    .textIfAny("address", "its address in the memory of the app") { read($0.value)?.description }
  }

  private static func place<Value>(
    _ read: @escaping (Value) -> SourcePosition
  ) -> [JSONRecord<Imported<Value>>.Field] {
    [
      .text("file", "the text that contains it") { $0.texts.file(of: read($0.value)).name },
      .count("line", "from 1") { $0.texts.file(of: read($0.value)).position.line },
      .count("column", "in characters, from 1") { read($0.value).column },
    ]
  }

  private static func flag<Value>(
    _ name: String,
    _ help: String,
    _ read: @escaping (Value) -> Bool?
  ) -> JSONRecord<Imported<Value>>.Field {
    .init(name, .optional(.flag), help + "; null if the text does not contain it") {
      read($0.value).map(JSONValue.bool) ?? .null
    }
  }

  private static let importedView = JSONRecord<Imported<ConsoleView>>(
    [
      address(\.address),
      .text("class", "its class") { $0.value.className },
      .textIfAny("baseClass", "its UIKit base class, if printed") {
        $0.value.baseClass
      },
      .init("parent", .optional(.count), "the place of its superview in this list") {
        $0.value.parent.map { .integer(Int64($0)) } ?? .null
      },
      .init("frame", .optional(.numbers(4)), "x, y, width and height, as printed") {
        guard let frame = $0.value.frame else { return .null }
        let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        return .array(sides.map { .number(Double($0)) })
      },
      flag("isHidden", "the property", \.isHidden),
      flag("isUserInteractionEnabled", "the property", \.isUserInteractionEnabled),
      flag("clipsToBounds", "the property", \.clipsToBounds),
      .textIfAny("text", "what it shows") { $0.value.text },
      .flag("isCut", "whether the end of its line is missing") { $0.value.isCut },
      .flag("isMissing", "whether it is a superview that the text leaves out") {
        $0.value.kind == .missing
      },
    ] + place(\.position)
  )

  private static let importedController = JSONRecord<Imported<ConsoleController>>(
    [
      address(\.address),
      .text("class", "its class") { $0.value.className },
      .textIfAny("state", "its appearance state, as printed") { $0.value.state },
      .textIfAny("view", "the address of its view") { $0.value.view?.address?.description },
      .init("parent", .optional(.count), "the place of the controller above it in this list") {
        $0.value.parent.map { .integer(Int64($0)) } ?? .null
      },
      .flag("isPresented", "whether the one above presents it") { $0.value.isPresented },
      .flag("isJoined", "whether its view is in a tree") { $0.value.viewIndex != nil },
    ] + place(\.position)
  )

  private static let importedRecognizer = JSONRecord<Imported<ConsoleRecognizer>>(
    [
      address(\.address),
      .text("class", "its class") { $0.value.className },
      .textIfAny("name", "its name property") { $0.value.label },
      .textIfAny("view", "the address of its view") { $0.value.view?.address?.description },
      .texts("targets", "the actions and their targets") { imported in
        imported.value.targets.map { "\($0.action) \($0.target?.description ?? "")" }
      },
      .texts("requiresFailureOf", "the addresses of recognizers that must fail first") { imported in
        imported.value.requirements.compactMap { $0.address?.description }
      },
      .flag("isJoined", "whether its view is in a tree") { $0.value.viewIndex != nil },
    ] + place(\.position)
  )

  private static let importedTouch = JSONRecord<Imported<ConsoleTouch>>(
    [
      address(\.address),
      .textIfAny("phase", "its phase, as printed") { $0.value.phase },
      .textIfAny("window", "the address of its window") { $0.value.window?.address?.description },
      .textIfAny("view", "the address of its view") { $0.value.view?.address?.description },
    ] + place(\.position)
  )

  private static let importedChain = JSONRecord<Imported<ConsoleChain>>(
    [
      .texts("responders", "class and address, first to last") {
        $0.value.responders.map(\.description)
      }
    ] + place(\.position)
  )

  private static let importedAction = JSONRecord<Imported<ConsoleAction>>(
    [
      .textIfAny("control", "the address of the control") { $0.value.control?.description },
      .textIfAny("target", "the address of the target") { $0.value.target?.description },
      .textIfAny("selector", "the method") { $0.value.selector },
    ] + place(\.position)
  )

  private static let importedAnswer = JSONRecord<Imported<ConsoleAnswer>>(
    [
      .text("object", "the address of the object") { $0.value.object.description },
      .text("property", "the property that was printed") { $0.value.property.rawValue },
      flag("flag", "the value, if it is yes or no", \.flag),
      .textIfAny("reference", "the value, if it is an object") {
        $0.value.reference?.description
      },
    ] + place(\.position)
  )

  private static let importedNote = JSONRecord<Imported<ConsoleNote>>(
    [
      .text("kind", "joined, unmatched, skipped, cut, guessed or untold") {
        $0.value.kind.rawValue
      },
      .text("message", "the found text, and how it was read") { $0.value.message },
    ] + place(\.position)
  )

  private static func list<Value>(
    _ name: String,
    _ help: String,
    of record: JSONRecord<Imported<Value>>,
    _ read: @escaping (ConsoleReading) -> [Value]
  ) -> JSONRecord<ImportReport>.Field {
    .list(name, help, of: record) { report in
      let texts = report.texts
      return read(report.reading).map { Imported(value: $0, texts: texts) }
    }
  }

  private static let importedTree = JSONRecord<ConsoleReading.Tree>([
    .count("root", "the place of its root in 'views'") { $0.root },
    .count("count", "the number of its views") { $0.count },
    .flag("isPlaced", "whether its position on the screen is known") { $0.role == .window },
  ])

  private static let importedAttribute = JSONRecord<(String, Int)>([
    .text("name", "the attribute") { $0.0 }, .count("count", "how often it was seen") { $0.1 },
  ])

  static let importing = JSONRecord<ImportReport>([
    .version(1),
    .init("size", .numbers(2), "width and height of the screen, in points") {
      .array([.number(Double($0.scene.size.width)), .number(Double($0.scene.size.height))])
    },
    .flag("isFramesOnly", "whether only frames on the screen are known") {
      $0.reading.isFramesOnly
    },
    .list("windows", "the trees, rearmost first", of: importedTree) { $0.reading.trees },
    list("views", "the views, each before those below it", of: importedView, \.views),
    list("controllers", "the controllers", of: importedController, \.controllers),
    list("recognizers", "the recognizers", of: importedRecognizer, \.recognizers),
    list("touches", "the touches", of: importedTouch, \.touches),
    list("chains", "the responder chains", of: importedChain, \.chains),
    list("actions", "the actions of controls", of: importedAction, \.actions),
    list("answers", "printed values of single properties", of: importedAnswer) { reading in
      reading.answers.filter(\.isAnswered)
    },
    .count("joined", "the number of remarks of this kind") { $0.count(of: .joined) },
    .count("unmatched", "the number of remarks of this kind") { $0.count(of: .unmatched) },
    .count("skipped", "the number of remarks of this kind") { $0.count(of: .skipped) },
    .count("cut", "the number of remarks of this kind") { $0.count(of: .cut) },
    .count("guessed", "the number of remarks of this kind") { $0.count(of: .guessed) },
    .count("explained", "the number of remarks of this kind") { $0.count(of: .explained) },
    .count("untold", "the number of remarks of this kind") { $0.count(of: .untold) },
    list("remarks", "the remarks on the text; at most 200 per kind", of: importedNote, \.notes),
    .list("ignoredAttributes", "attributes that do not affect touches", of: importedAttribute) {
      $0.reading.ignoredAttributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    },
  ])

  /// An imported text, and the name of its scene for tools.
  struct ImportedScene {
    let id: String
    let report: ImportReport
  }

  static let importingTool = JSONRecord<ImportedScene>([
    .version(1), .text("id", "the name of the scene for the other tools") { $0.id },
    .object("report", "the report on the text", of: importing) { $0.report },
  ])
}
