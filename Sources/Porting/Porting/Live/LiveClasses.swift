/// The classes of controllers and views of a program, and the calls that create them.
struct LiveClasses {
  let types: LiveTypes
  let surroundings: PortSurroundings

  /// A call that creates an object, or the reason why it is impossible.
  enum Making {
    /// The arguments, and whether the call can return nil.
    case call(arguments: String, isFailable: Bool)
    case impossible(String)
  }

  /// Returns whether a class is a controller or a view; nil for other classes.
  func kind(of type: LiveType) -> LiveKind? {
    guard type.isClass else { return nil }
    let ancestors = superclasses(of: type.name)
    if ancestors.contains("UIViewController") { return .controller }
    return ancestors.contains("UIView") ? .view : nil
  }

  /// Whether a type conforms to a protocol, directly or through its superclasses.
  func conforms(_ type: LiveType, to name: String) -> Bool {
    surroundings.ancestors(of: type.name).contains(name)
  }

  /// Returns the call that creates a class without arguments, as code of its file writes it.
  func making(_ type: LiveType, _ kind: LiveKind) -> Making {
    if let obstacle = type.obstacle ?? outerObstacle(of: type) { return .impossible(obstacle) }
    if kind == .view, superclasses(of: type.name).contains("UIWindow") {
      return .impossible("it is a window")
    }
    return making(type.name, kind, in: type.file, seen: [])
  }

  private func making(
    _ name: String,
    _ kind: LiveKind,
    in file: Int,
    seen: Set<String>
  ) -> Making {
    if let reason = Self.libraryReasons[name] { return .impossible(reason) }
    let own = isLibrarys(name) ? [] : types.initializers[name] ?? []
    let plain = own.first { $0.parameters.isEmpty }
    let given = own.first { $0.arguments(for: kind, in: file)?.isEmpty == false }
    for initializer in [plain, given].compactMap(\.self) + own {
      if let arguments = initializer.arguments(for: kind, in: file) {
        return .call(arguments: arguments, isFailable: initializer.isFailable)
      }
    }
    let designated = own.filter { !$0.isConvenience }
    guard designated.isEmpty else {
      let telling = designated.first { !$0.isCoder }
      return .impossible(telling?.reason(in: file) ?? "its only initializer is init(coder:)")
    }
    guard !seen.contains(name), let parent = superclass(of: name), !isLibrarys(name) else {
      let frame = "frame: CGRect(x: 0, y: 0, width: 200, height: 200)"
      return .call(arguments: kind == .view ? frame : "", isFailable: false)
    }
    let inherited = making(parent, kind, in: file, seen: seen.union([name]))
    guard case .impossible(let reason) = inherited, !isLibrarys(parent),
      reason.hasPrefix("its ")
    else { return inherited }
    return .impossible(reason + ", inherited from \(parent)")
  }

  /// Returns the obstacle of a type around the given one; nil for none.
  ///
  /// A type inside a generic type that an extension extends is also generic.
  private func outerObstacle(of type: LiveType) -> String? {
    var path = type.name.split(separator: ".").dropLast()
    while !path.isEmpty {
      if let obstacle = types.byName[path.joined(separator: ".")]?.obstacle { return obstacle }
      path = path.dropLast()
    }
    return nil
  }

  private func isLibrarys(_ name: String) -> Bool {
    types.byName[name] == nil && ProvidedNames.classes.contains(name)
  }

  /// Returns the superclasses of a class, from the nearest one.
  private func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var current = superclass(of: name)
    while let parent = current, !found.contains(parent) {
      found.append(parent)
      current = superclass(of: parent)
    }
    return found
  }

  /// Returns the superclass of a class, or the class behind a type alias.
  private func superclass(of name: String) -> String? {
    let parents =
      isLibrarys(name) ? ProvidedNames.parents(of: name) : surroundings.parents(of: name)
    let plain = parents.map { $0.hasPrefix("UIKit.") ? String($0.dropFirst(6)) : $0 }
    return plain.first { parent in
      if let type = types.byName[parent] { return type.isClass }
      if surroundings.facts.protocols.contains(parent) { return false }
      return surroundings.facts.types.contains(parent) || ProvidedNames.classes.contains(parent)
    }
  }

  /// The classes of UIKit that `init(frame:)` or `init()` cannot create, with the reasons.
  private static let libraryReasons = [
    "UICollectionView": "UICollectionView needs a layout: init(frame:collectionViewLayout:)",
    "UIPageViewController":
      "UIPageViewController needs init(transitionStyle:navigationOrientation:options:)",
  ]
}
