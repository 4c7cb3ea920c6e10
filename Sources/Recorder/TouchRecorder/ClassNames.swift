import Foundation

/// What a class is called, and what it is made of.
struct ClassName: Hashable {
  /// Its name without the module.
  let name: String
  /// The module that it belongs to; nil for a class of Objective-C, which has none.
  let module: String?
  /// The names of its superclasses, the nearest first, up to the base of all.
  let ancestors: [String]
}

/// The names of classes, each looked up once.
struct ClassNames {
  private var known: [ObjectIdentifier: ClassName] = [:]

  /// The name of an object's class.
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
  /// Adds what an object is.
  mutating func add(_ name: ClassName) {
    add("class", name.name)
    if let module = name.module { add("module", module) }
    add("base", texts: name.ancestors)
  }
}
