package import TouchTrace

/// Writes to the state, and their immediate effects.
///
/// The `GestureArena` settles the effects on other objects (waiting, prevention, actions, touches) after all
/// recognizers have received the event.
extension UIGestureRecognizer {
  /// Sets the state with a cause.
  ///
  /// The write goes through the property, so that overrides are called.
  package final func enter(_ new: State, _ cause: @autoclosure () -> GestureCause) {
    // Only a trace reads the cause.
    if trace != nil { self.cause = cause() }
    state = new
    self.cause = nil
  }

  /// Resets a recognizer whose state was set by hand outside a window.
  ///
  /// The engine does not reset such a recognizer. It is reset after its end, and whenever it is in a window, where such
  /// a state is invalid.
  final func forgetAttemptByHand() {
    guard !isInArena, machine.state != .possible else { return }
    if machine.isFinished || attachedView?.attachedWindow != nil { machine.reset() }
  }

  final func write(_ new: State) {
    forgetAttemptByHand()
    let request = machine.request(new)
    let cause = takeCause()
    switch request {
    case .nothing: break
    case .failure: fail(because: cause)
    case .recognition(let goal): propose(goal, because: cause)
    case .progress(let goal): progress(to: goal, because: cause)
    }
  }

  /// Returns the cause of the write and clears it, so that writes in callbacks have causes of their own.
  private func takeCause() -> GestureCause {
    guard let cause else { return .clientCode }
    self.cause = nil
    return cause
  }

  /// Ends the attempt without calling targets.
  final func fail(because cause: GestureCause) {
    let former = machine.state
    machine.fail()
    noteTransition(from: former, because: cause)
    joinRoom()?.noteNews(of: self)
  }

  /// Ends the attempt in any state, as cancelled if targets have received a state, otherwise as failed.
  final func giveUp(because cause: GestureCause) {
    if machine.isActive, machine.isKnown {
      progress(to: .cancelled, because: cause)
    } else if !machine.isKnown, machine.state != .failed, arena != nil {
      fail(because: cause)
    }
  }

  private func progress(to goal: State, because cause: GestureCause) {
    let former = machine.state
    machine.progress(to: goal)
    if former != machine.state { noteTransition(from: former, because: cause) }
    guard let arena = joinRoom() else { return tellAlone() }
    arena.noteNews(of: self)
  }

  private func propose(_ goal: State, because cause: GestureCause) {
    guard isEnabled else { return fail(because: .disabled) }
    // The delegate and the views may write the state, and that write must not ask again.
    guard !machine.isAsking else { return }
    // Joined first, so that the arena notices if a callback ends the attempt.
    let hasJoined = joinRoom() != nil
    machine.isAsking = true
    let answer = admission
    // The callbacks may also have ended the attempt and reset the recognizer.
    guard machine.isAsking else { return }
    machine.isAsking = false
    switch answer {
    case .fails(let objection): return fail(because: objection)
    case .waits(let obstacle):
      machine.wait(for: goal)
      noteTransition(from: .possible, because: .waits(for: obstacle.snapshot()))
    case .candidate:
      guard hasJoined else { return recognizeAlone(goal, because: cause) }
      machine.propose(goal)
      noteTransition(from: .possible, because: cause)
    }
    arena?.noteNews(of: self)
  }

  /// The decision whether the recognizer may recognise.
  ///
  /// The delegate and the touched views are asked first, then the arbiter.
  private var admission: GestureAdmission.Answer {
    if let refusal = GesturePermission(recognizer: self).refusal { return .fails(refusal) }
    guard let arena else { return .candidate }
    if isLost { return .fails(.removed) }
    return GestureAdmission(recognizer: self, arena: arena).answer
  }

  /// Recognises outside a window, where no recognizer can prevent it and no view has its touches.
  private func recognizeAlone(_ goal: State, because cause: GestureCause) {
    machine.propose(goal)
    machine.confirm()
    tellAlone()
    // The delegate or a target may have added its view to a window.
    if attachedView?.attachedWindow != nil { forgetAttemptByHand() }
  }

  private func tellAlone() {
    while machine.beginReport() != nil {
      tellTargets()
      machine.endReport()
    }
  }

  /// Returns the arena that settles the state; a recognizer without touches joins its window's arena.
  private func joinRoom() -> GestureArena? {
    if let arena { return arena }
    guard let application = attachedView?.attachedWindow?.application else { return nil }
    application.gestures.join(self)
    return arena
  }

  /// The trace of its application; nil without a sink.
  private var trace: Tracer? {
    let trace = arena?.trace ?? attachedView?.attachedWindow?.application?.trace
    return trace?.isOn == true ? trace : nil
  }

  /// Records a change from a state to another one, by default the current state.
  final func noteTransition(
    from former: State,
    to next: State? = nil,
    because cause: @autoclosure () -> GestureCause
  ) {
    ValueObservers.notifyChange(of: self)
    arena?.noteTransition(of: self)
    trace?.record(
      .gestureChanged(
        GestureTransition(
          recognizer: snapshot(),
          view: (attachedView ?? leftView)?.snapshot(),
          from: .init(former),
          to: .init(next ?? machine.state),
          cause: cause()
        )
      )
    )
  }

  /// Returns a snapshot of the recognizer.
  package final func snapshot() -> NodeSnapshot {
    let number = traceNumber ?? TraceNumbers.next()
    traceNumber = number
    return NodeSnapshot(
      id: NodeID(number),
      kind: .gestureRecognizer,
      typeName: TraceClass.of(self).name,
      identifier: name,
      quad: nil
    )
  }
}

extension GestureTransition.State {
  /// Creates the traced form of a state.
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
