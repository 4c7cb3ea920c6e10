import TouchTrace
import Foundation

/// The check about recognizers.
extension TouchEvidence {
  /// A recognizer that receives touches of the view, and the position of its view.
  private typealias Watcher = (recognizer: RecognizerSnapshot, index: Int)

  private var watchers: [Watcher] {
    path.reversed().flatMap { index in
      tree.views[index].recognizers.filter(\.isEnabled).map { ($0, index) }
    }
  }

  // MARK: - Recognizers

  var recognizers: Item {
    taking ?? waiting ?? withholding ?? unknownRecognizer ?? delaying ?? untoldRecognizers
      ?? Item(
        .gesturePrevented,
        .clear,
        watchers.isEmpty
          ? Phrase("no recognizer receives its touches", "没有手势识别器收到它的触摸")
          : Phrase("no recognizer cancels a tap on it", "没有手势识别器取消对它的点按")
      )
  }

  /// The check for a recognizer that cancelled the touch of the tap.
  ///
  /// An enabled control prevents taps of its superviews, so a recognizer may act only while the control is disabled.
  /// A tap that went to another view proves nothing about this one, whose control or recognizer may win.
  private var taking: Item? {
    guard view.control?.isEnabled != false else { return nil }
    let hit = tap.receiver.flatMap { tree.index(of: $0.id) }.map(tree.path) ?? []
    let isHit = hit.contains(subject)
    guard isHit || (view.control == nil && view.recognizers.isEmpty) else { return nil }
    let taken = tap.fate?.steps.compactMap { moment -> GestureTransition? in
      if case .taken(let change, _) = moment.step { change } else { nil }
    }.first { change in !view.recognizers.contains { $0.node.id == change.recognizer.id } }
    guard let node = taken?.recognizer, view.control != nil || !hasRecognized else { return nil }
    let place = home(of: node)
    return Item(
      .gesturePrevented,
      isHit ? .found : .possible,
      Phrase(
        "\(names[node]).cancelsTouchesInView = true",
        "\(names[node]).cancelsTouchesInView = true"
      ),
      cause: Phrase(
        "the recognizer \(names[node])\(place.english) acts on the tap and cancels its touches",
        "手势识别器 \(names[node])\(place.chinese)识别了点按，并取消了它的触摸"
      ),
      culprit: node,
      waysOut: [
        phrase(.keepTouches(node)),
        Phrase(
          "have \(names[node])'s delegate refuse touches of \(names[view.node])",
          "让 \(names[node]) 的代理拒绝 \(names[view.node]) 的触摸"
        ),
      ]
    )
  }

  /// Whether a recognizer of the view itself recognised.
  private var hasRecognized: Bool { ownChanges.contains { $0.to == .ended || $0.to == .began } }

  private var ownChanges: [GestureTransition] {
    (tap.fate?.steps ?? []).compactMap { moment in
      guard case .gesture(let change) = moment.step,
        view.recognizers.contains(where: { $0.node.id == change.recognizer.id })
      else { return nil }
      return change
    }
  }

  /// The check for a recognizer of the view that has to wait for another one, or was prevented by it.
  private var waiting: Item? {
    for change in ownChanges {
      switch change.cause {
      case .prevented(let other), .requirementRecognized(let other):
        return waiting(change.recognizer, for: other, .found, isPrevented: true)
      default: continue
      }
    }
    for recognizer in view.recognizers where recognizer.isEnabled {
      guard let other = recognizer.requirements.first else { continue }
      return waiting(
        recognizer.node,
        for: other,
        hasRecognized ? .possible : .found,
        isPrevented: false
      )
    }
    return nil
  }

  private func waiting(
    _ own: NodeSnapshot,
    for other: NodeSnapshot,
    _ state: TouchDiagnosis.State,
    isPrevented: Bool
  ) -> Item {
    let place = home(of: other)
    let what =
      isPrevented
      ? Phrase("is prevented by", "被阻止，阻止者是") : Phrase("waits for the failure of", "要等它失败：")
    return Item(
      .gesturePrevented,
      state,
      Phrase(
        "its recognizer \(names[own]) \(what.english) \(names[other])\(place.english)",
        "它的手势识别器 \(names[own]) \(what.chinese) \(names[other])\(place.chinese)"
      ),
      culprit: other,
      waysOut: [
        isPrevented
          ? Phrase(
            "let both recognise at once, in a delegate's shouldRecognizeSimultaneouslyWith",
            "在代理的 shouldRecognizeSimultaneouslyWith 中允许两者同时识别"
          )
          : Phrase(
            "remove \(names[own]).require(toFail: \(names[other]))",
            "去掉 \(names[own]).require(toFail: \(names[other]))"
          )
      ]
    )
  }

  /// The check for a touch that was delayed during the tap, but not by a scroll view.
  private var withholding: Item? {
    let nodes =
      tap.fate?.steps.compactMap { moment -> NodeSnapshot? in
        if case .withheld(.began, let node) = moment.step { node } else { nil }
      } ?? []
    guard
      let found = watchers.first(where: { watcher in
        delays(watcher) && nodes.contains { $0.id == watcher.recognizer.node.id }
      })
    else { return nil }
    return delay(by: found, .found)
  }

  /// The check for a recognizer that delays touches, although the tap was delivered.
  private var delaying: Item? {
    watchers.first(where: delays).map { delay(by: $0, .possible) }
  }

  /// Whether a recognizer delays touches; a scroll view's own and the system's do so by rules of their own.
  private func delays(_ watcher: Watcher) -> Bool {
    watcher.recognizer.delaysTouchesBegan && !isOfScrolling(watcher)
      && HostRecognizer.of(className(of: watcher))?.isObstacle ?? true
  }

  private func delay(by watcher: Watcher, _ state: TouchDiagnosis.State) -> Item {
    let (node, place) = (watcher.recognizer.node, home(of: watcher.recognizer.node))
    return Item(
      .gesturePrevented,
      state,
      Phrase(
        "\(names[node]).delaysTouchesBegan = true",
        "\(names[node]).delaysTouchesBegan = true"
      ),
      cause: Phrase(
        "the recognizer \(names[node])\(place.english) delays its touches until the recognizer fails",
        "手势识别器 \(names[node])\(place.chinese)失败之前，触摸不会交给它"
      ),
      culprit: node,
      waysOut: [phrase(.endDelay(node, of: .began))]
    )
  }

  private func isOfScrolling(_ watcher: Watcher) -> Bool {
    tree.views[watcher.index].scrolling != nil
  }

  /// The check for a recognizer on the path whose class, of the app or the system, has unknown behaviour.
  private var unknownRecognizer: Item? {
    let unknown = watchers.filter { $0.recognizer.node.typeName == "UIGestureRecognizer" }
      .filter { HostRecognizer.of(className(of: $0))?.isObstacle ?? true }
    guard facts.isImported, let found = unknown.first else { return nil }
    let node = found.recognizer.node
    let place = home(of: node)
    if let known = HostRecognizer.of(className(of: found)) {
      return Item(
        .gesturePrevented,
        .possible,
        Phrase(
          "the recognizer \(names[node])\(place.english) \(known.sentence.english)",
          "手势识别器 \(names[node])\(place.chinese)\(known.sentence.chinese)"
        ),
        culprit: node,
        waysOut: known.cure.map { [Phrase($0.english, $0.chinese)] } ?? []
      )
    }
    let cancels = found.recognizer.cancelsTouchesInView
    return Item(
      .gesturePrevented,
      .possible,
      Phrase(
        "the gesture of the recognizer \(names[node])\(place.english) is unknown; "
          + (cancels ? "if it acts, it cancels the view's touches" : "it does not cancel touches"),
        "手势识别器 \(names[node])\(place.chinese)识别什么手势未知；"
          + (cancels ? "识别成功时会取消视图的触摸" : "它不会取消视图的触摸")
      ),
      culprit: node,
      waysOut: [phrase(.keepTouches(node))]
    )
  }

  /// Returns the class of a recognizer in the app, with which its name begins.
  private func className(of watcher: Watcher) -> String {
    String(names[watcher.recognizer.node].prefix { $0 != " " && $0 != "(" })
  }

  /// The check for recognizers that the text counts but does not describe.
  private var untoldRecognizers: Item? {
    let places = path.reversed().filter { facts(at: $0)?.hasMoreRecognizers ?? false }
    guard !places.isEmpty else { return nil }
    let list = places.map(name).joined(separator: ", ")
    return Item(
      .gesturePrevented,
      .open,
      Phrase(
        "\(list): the text does not describe the recognizers there",
        "\(list)：文本没有描述那里的手势"
      ),
      commands: places.prefix(4).map {
        DebuggerCommand.object("gestureRecognizers", of: facts(at: $0)?.address)
      }
    )
  }

  /// Returns the view that a recognizer is attached to, for sentences.
  private func home(of node: NodeSnapshot) -> Phrase {
    let index = tree.views.firstIndex { view in view.recognizers.contains { $0.node.id == node.id }
    }
    guard let index, index != subject else { return Phrase("", "") }
    return Phrase(" of \(name(index))", "（属于 \(name(index))）")
  }
}
