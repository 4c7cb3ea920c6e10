import TextFormats

/// A joiner of values by address.
///
/// It joins controllers with their views, recognizers with their views and each other, touches with
/// their views, and actions with their controls.
struct ReadingJoiner {
  private(set) var reading: ConsoleReading
  private var indices: [ConsoleAddress: Int] = [:]
  /// The views without an address, by their classes.
  private var unaddressed: [String: [Int]] = [:]

  init(_ reading: ConsoleReading) {
    self.reading = reading
    indices.reserveCapacity(reading.views.count)
    for index in reading.views.indices {
      let view = reading.views[index]
      if let address = view.address {
        indices[address] = index
      } else {
        unaddressed[view.className, default: []].append(index)
      }
    }
  }

  mutating func join() {
    mergeControllers()
    mergeRecognizers()
    relateRecognizers()
    joinControllers()
    joinRecognizers()
    joinTouches()
    joinActions()
    joinChains()
    reading.facts = FactGatherer(reading, indices).facts
    completeViews()
    noteSilentRecognizers()
  }

  /// Completes views from answers to questions, which override values that a line omits.
  private mutating func completeViews() {
    for (index, known) in reading.facts {
      if let flag = known.flags[.isEnabled] { reading.views[index].isEnabled = flag }
      if let flag = known.flags[.isHidden] { reading.views[index].isHidden = flag }
      if let flag = known.flags[.isUserInteractionEnabled] {
        reading.views[index].isUserInteractionEnabled = flag
      }
    }
  }

  /// Reports views whose recognizers the text only counts.
  private mutating func noteSilentRecognizers() {
    var told = Set(reading.recognizers.compactMap(\.viewIndex))
    told.formUnion(reading.facts.filter { $1.told.contains(.recognizers) }.map(\.key))
    let silent = reading.views.indices.filter {
      reading.views[$0].hasRecognizers && !told.contains($0)
    }
    guard let first = silent.first else { return }
    let view = reading.views[first]
    reading.note(
      .untold,
      at: view.position,
      (silent.count == 1
        ? "\(view.name) has recognizers that"
        : "\(silent.count) views, the first of them \(view.name), have recognizers that")
        + " the text does not describe; 'po view.gestureRecognizers' prints them",
      "\(silent.count) 个视图（第一个是 \(view.name) ）有手势识别器，文字没有描述；用"
        + " po view.gestureRecognizers 打印"
    )
  }

  /// Returns the view of a reference: by its address, or by a class that only one view has.
  private func index(_ reference: ConsoleReference?) -> Int? {
    guard let reference else { return nil }
    if let address = reference.address { return indices[address] }
    let views = unaddressed[reference.className] ?? []
    return views.count == 1 ? views[0] : nil
  }

  // MARK: - One object on several lines

  private mutating func mergeControllers() {
    var (known, kept) = ([ConsoleAddress: Int](), [ConsoleController]())
    var places: [Int] = []
    for controller in reading.controllers {
      var controller = controller
      controller.parent = controller.parent.map { places[$0] }
      if let address = controller.address, let place = known[address] {
        complete(&kept[place], with: controller, at: place)
        places.append(place)
        continue
      }
      if let address = controller.address { known[address] = kept.count }
      places.append(kept.count)
      kept.append(controller)
    }
    reading.controllers = kept
  }

  private func complete(
    _ known: inout ConsoleController,
    with other: ConsoleController,
    at place: Int
  ) {
    known.view = known.view ?? other.view
    known.state = known.state ?? other.state
    known.isInWindow = known.isInWindow ?? other.isInWindow
    // A parent that was printed later would create a cycle.
    if known.parent == nil, let parent = other.parent, parent < place {
      known.parent = parent
      known.isPresented = other.isPresented
    }
  }

  private mutating func mergeRecognizers() {
    var (known, kept) = ([ConsoleAddress: Int](), [ConsoleRecognizer]())
    for recognizer in reading.recognizers {
      guard let address = recognizer.address else {
        kept.append(recognizer)
        continue
      }
      guard let place = known[address] else {
        known[address] = kept.count
        kept.append(recognizer)
        continue
      }
      let (requirements, dependents) = (kept[place].requirements, kept[place].dependents)
      if isFuller(recognizer, than: kept[place]) { kept[place] = recognizer }
      kept[place].requirements = united(requirements, recognizer.requirements)
      kept[place].dependents = united(dependents, recognizer.dependents)
    }
    reading.recognizers = kept
  }

  /// Whether a line has more information than an earlier one, for example than an entry in a set.
  private func isFuller(_ new: ConsoleRecognizer, than old: ConsoleRecognizer) -> Bool {
    if new.isCut != old.isCut { return old.isCut }
    if (new.view == nil) != (old.view == nil) { return old.view == nil }
    return new.targets.count > old.targets.count
  }

  private func united(
    _ first: [ConsoleReference],
    _ second: [ConsoleReference]
  ) -> [ConsoleReference] {
    var known = Set(first)
    return first + second.filter { known.insert($0).inserted }
  }

  /// Completes both directions: `must-fail-for` of one recognizer is `must-fail` of the other.
  private mutating func relateRecognizers() {
    var places: [ConsoleAddress: Int] = [:]
    for (place, recognizer) in reading.recognizers.enumerated() {
      if let address = recognizer.address { places[address] = place }
    }
    for place in reading.recognizers.indices {
      let recognizer = reading.recognizers[place]
      let reference = ConsoleReference(
        className: recognizer.className,
        address: recognizer.address
      )
      for dependent in recognizer.dependents {
        guard let address = dependent.address, let other = places[address] else { continue }
        let known = reading.recognizers[other].requirements
        reading.recognizers[other].requirements = united(known, [reference])
      }
    }
  }

  // MARK: - Values and views

  private mutating func joinControllers() {
    for place in reading.controllers.indices {
      let controller = reading.controllers[place]
      guard let view = controller.view else { continue }
      reading.controllers[place].viewIndex = index(view)
      noteView(view, of: (controller.name, controller.name), at: controller.position)
    }
  }

  private mutating func joinRecognizers() {
    for place in reading.recognizers.indices {
      let recognizer = reading.recognizers[place]
      guard let view = recognizer.view else { continue }
      reading.recognizers[place].viewIndex = index(view)
      noteView(view, of: (recognizer.name, recognizer.name), at: recognizer.position)
    }
  }

  private mutating func joinTouches() {
    for place in reading.touches.indices {
      let touch = reading.touches[place]
      guard let view = touch.view else { continue }
      reading.touches[place].viewIndex = index(view)
      noteView(view, of: ("the touch", "这次触摸"), at: touch.position)
    }
  }

  private mutating func joinActions() {
    nameTargets()
    for place in reading.actions.indices {
      let action = reading.actions[place]
      guard let control = action.control else {
        reading.note(
          .unmatched,
          at: action.position,
          "the action \(action.selector ?? "?") belongs to a control that is not in the text",
          "动作 \(action.selector ?? "?") 属于文字里没有的控件"
        )
        continue
      }
      reading.actions[place].viewIndex = indices[control]
      noteAction(control, at: action.position)
    }
  }

  /// Adds the class from another line to targets of which a command has only the address.
  private mutating func nameTargets() {
    let known = reading.actions.compactMap(\.target) + reading.controllers.map(\.reference)
    var classes: [ConsoleAddress: String] = [:]
    for reference in known where !reference.className.isEmpty {
      if let address = reference.address { classes[address] = reference.className }
    }
    for place in reading.actions.indices {
      guard let target = reading.actions[place].target, target.className.isEmpty,
        let address = target.address
      else { continue }
      let view = indices[address].map { reading.views[$0].className }
      reading.actions[place].target?.className = classes[address] ?? view ?? "object"
    }
  }

  private mutating func joinChains() {
    let controllers = Set(reading.controllers.compactMap(\.address))
    for chain in reading.chains {
      let found = chain.responders.filter { responder in
        responder.address.map { indices[$0] != nil || controllers.contains($0) } ?? false
      }
      reading.note(
        .joined,
        at: chain.position,
        "\(found.count) of the \(chain.responders.count) responders of the chain are in the text",
        "链上 \(chain.responders.count) 个响应者中有 \(found.count) 个在文字里"
      )
    }
  }

  private mutating func noteView(
    _ view: ConsoleReference,
    of name: (english: String, chinese: String),
    at position: SourcePosition
  ) {
    note(name, ("its view \(view)", "它的视图 \(view)"), index(view), at: position)
  }

  private mutating func noteAction(_ control: ConsoleAddress, at position: SourcePosition) {
    note(
      ("the action", "这个动作"),
      ("its control \(control)", "它的控件 \(control)"),
      indices[control],
      at: position
    )
  }

  private mutating func note(
    _ name: (english: String, chinese: String),
    _ other: (english: String, chinese: String),
    _ index: Int?,
    at position: SourcePosition
  ) {
    guard let index else {
      return reading.note(
        .unmatched,
        at: position,
        "\(name.english): \(other.english) is not in a tree of the text",
        "\(name.chinese) ：\(other.chinese) 不在文字的任何树里"
      )
    }
    let line = reading.views[index].position.line
    reading.note(
      .joined,
      at: position,
      "\(name.english) belongs to \(other.english) on line \(line)",
      "\(name.chinese) 属于第 \(line) 行的\(other.chinese)"
    )
  }
}
