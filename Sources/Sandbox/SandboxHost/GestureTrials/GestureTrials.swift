package import Drawing
package import Foundation
package import Inspector
package import TouchInput
import TouchKit
import TouchTrace

/// A player of gestures, each on its own copy of a scene, which reads from the trace which action runs.
package struct GestureTrials {
  /// A function that runs a closure with a fresh copy of the scene.
  private typealias Asking = (_ question: (UIApplication) -> Void) -> Void

  private let point: CGPoint
  private let asking: Asking

  /// Prepares the gestures at a point of a scene in its initial state.
  ///
  /// Without a measurer, the scene's texts have estimated sizes.
  package init(
    at point: CGPoint,
    size: CGSize,
    measuring: (any TextMeasuring)? = nil,
    start: @escaping SceneCopy.Start
  ) {
    self.point = point
    asking = { SceneCopy.ask(size: size, measuring: measuring, start: start, $0) }
  }

  /// Prepares the gestures at a point of a scene after a number of frames of a recording.
  package init(
    at point: CGPoint,
    after recording: InputRecording,
    frames: Int,
    measuring: any TextMeasuring,
    start: @escaping SceneCopy.Start
  ) {
    self.point = point
    asking = { question in
      SceneCopy.ask(after: recording, frames: frames, measuring: measuring, start: start) { copy in
        // A finger that is already down would take part in each gesture.
        var fingers = recording.fingers(after: frames)
        copy.feed(fingers.takeAll(at: copy.application.currentTime))
        question(copy.application)
      }
    }
  }

  /// Returns the results of gestures (all by default), with changes applied to each copy.
  package func matrix(
    of gestures: [TriedGesture] = TriedGesture.all,
    with changes: [GestureChange] = []
  ) -> GestureMatrix {
    let outline = outline(with: changes)
    let rows = gestures.map { gesture in
      GestureMatrix.Row(gesture: gesture, cells: cells(of: gesture, outline, with: changes))
    }
    return GestureMatrix(
      point: point,
      tree: outline.tree,
      hitView: outline.hitView.map { outline.tree.views[$0].node },
      columns: outline.columns,
      rows: rows,
      engineRelations: outline.relations
    )
  }

  // MARK: - The path of a touch

  /// The recognizers and views that a touch reaches, found in a copy where the fingers only touch down.
  private struct Outline {
    var tree = TreeSnapshot()
    var hitView: Int?
    var columns: [GestureColumn] = []
    var relations: [RecognizerRelation] = []
  }

  private func outline(with changes: [GestureChange]) -> Outline {
    ask(Outline()) { copy in
      var outline = Outline(tree: copy.treeSnapshot())
      let record = RunLog()
      let keeper = GestureChange.apply(changes, to: copy, outline.tree)
      copy.traceSink = record
      send(TriedGesture.tap.steps(at: point, from: copy.currentTime).prefix(1), to: copy)
      outline.hitView = Self.hitView(in: record.records).flatMap { outline.tree.index(of: $0) }
      outline.columns = outline.hitView.map { outline.tree.gestureColumns(of: $0) } ?? []
      outline.relations = withExtendedLifetime(keeper) { copy.recognizerRelations() }
      return outline
    }
  }

  private static func hitView(in records: [TraceRecord]) -> NodeID? {
    for case .assigned(let assignment) in records.lazy.map(\.event) {
      return assignment.hitTestView?.id
    }
    return nil
  }

  // MARK: - One gesture

  private func cells(
    of gesture: TriedGesture,
    _ outline: Outline,
    with changes: [GestureChange]
  ) -> [GestureCell] {
    guard let hitView = outline.hitView else { return [] }
    return ask([]) { copy in
      let tree = copy.treeSnapshot()
      let nodes = outline.tree.nodes(of: tree, onWayTo: hitView)
      let keeper = GestureChange.apply(changes, to: copy, tree)
      let log = RunLog()
      guard let span = make(gesture, in: copy, noting: log) else { return [] }
      return withExtendedLifetime(keeper) {
        GestureRunReader.cells(
          of: outline.columns,
          in: log.records,
          nodes: nodes,
          inner: tree.subtree(of: outline.columns.last?.place.view),
          span: span
        )
      }
    }
  }

  /// Plays one gesture on a copy with changes, and returns its events.
  package func play(_ gesture: TriedGesture, with changes: [GestureChange]) -> PlayedGesture? {
    ask(nil) { copy in
      let rows = TimeRows()
      let keeper = GestureChange.apply(changes, to: copy, copy.treeSnapshot())
      return withExtendedLifetime(keeper) {
        make(gesture, in: copy, noting: rows).map { PlayedGesture(gesture, rows, $0) }
      }
    }
  }

  /// Plays a gesture in a copy; returns the time from the first finger's contact to the last one's lift.
  private func make(
    _ gesture: TriedGesture,
    in copy: UIApplication,
    noting log: any TraceSink
  ) -> ClosedRange<TimeInterval>? {
    let steps = gesture.steps(at: point, from: copy.currentTime)
    guard let first = steps.first?.time, let last = steps.last?.time else { return nil }
    copy.traceSink = log
    send(steps[...], to: copy)
    copy.advance(to: last + TriedGesture.settling)
    copy.traceSink = nil
    return first...last
  }

  private func send(_ steps: ArraySlice<TriedGesture.Step>, to application: UIApplication) {
    for step in steps {
      application.advance(to: step.time)
      application.send(.contacts(step.contacts.map { ContactChange(sample: $0) }))
    }
  }

  private func ask<Answer>(_ empty: Answer, _ question: (UIApplication) -> Answer) -> Answer {
    var answer = empty
    asking { answer = question($0) }
    return answer
  }
}

/// The trace of a run, without the records that no cell uses.
private final class RunLog: TraceSink {
  private(set) var records: [TraceRecord] = []

  /// The interests, which include forwarding because views may receive touches that other views forward.
  let interests: TraceInterests = .forwarding

  func record(_ record: TraceRecord) {
    // Of a recognizer's calls, only the arrival of its touches counts. Moves would fill most of the log.
    if case .recognizerCalled(let call) = record.event, call.phase != .began { return }
    records.append(record)
  }
}

extension TreeSnapshot {
  /// Returns a view and all its descendants; empty for nil.
  fileprivate func subtree(of index: Int?) -> Set<NodeID> {
    guard let index, views.indices.contains(index) else { return [] }
    return Set(views[index...(index + views[index].descendantCount)].map(\.node.id))
  }

  /// Maps the views and recognizers of a copy, on the path to a view, to those of this tree.
  fileprivate func nodes(of copy: TreeSnapshot, onWayTo index: Int) -> [NodeID: NodeSnapshot] {
    var nodes: [NodeID: NodeSnapshot] = [:]
    for place in path(to: index) where copy.views.indices.contains(place) {
      nodes[copy.views[place].node.id] = views[place].node
      for (own, other) in zip(views[place].recognizers, copy.views[place].recognizers) {
        nodes[other.node.id] = own.node
      }
    }
    return nodes
  }
}
