import Foundation

/// The name of a class, with its module and its superclasses.
struct ClassName: Hashable {
  /// The name without the module.
  let name: String
  /// The module of the class; nil for an Objective-C class, which has none.
  let module: String?
  /// The names of the superclasses, from the nearest one to the root class.
  let ancestors: [String]
}

/// The names of classes; each is looked up once.
struct ClassNames {
  private var known: [ObjectIdentifier: ClassName] = [:]

  /// Returns the name of an object's class.
  mutating func name(of object: AnyObject) -> ClassName {
    let identity = ObjectIdentifier(type(of: object))
    if let name = known[identity] { return name }
    let name = Self.lookUp(object)
    known[identity] = name
    return name
  }

  private static func lookUp(_ object: AnyObject) -> ClassName {
    let type: Any.Type = Swift.type(of: object)
    var ancestors: [String] = []
    var mirror = Mirror(reflecting: object).superclassMirror
    while let next = mirror, ancestors.count < 32 {
      let name = String(describing: next.subjectType)
      if name == "NSObject" { break }
      ancestors.append(name)
      mirror = next.superclassMirror
    }
    let full = String(reflecting: type)
    let name = String(describing: type)
    let module = full.firstIndex(of: ".").map { String(full[..<$0]) }
    return ClassName(name: name, module: module == name ? nil : module, ancestors: ancestors)
  }
}

extension RecordLine {
  /// Adds the class of an object.
  mutating func add(_ name: ClassName) {
    add("class", name.name)
    if let module = name.module { add("module", module) }
    add("base", texts: name.ancestors)
  }
}
