package import TouchTrace

/// Writes to `state`, and what follows from them at once.
///
/// What follows for others (waiting, prevention, actions, touches) is settled by the `GestureArena`
/// after all recognizers have seen the event.
extension UIGestureRecognizer {
  /// Sets `state` and says why; through the property, so that overrides see it.
  package final func enter(_ new: State, _ cause: @autoclosure () -> GestureCause) {
    // Only a trace reads the cause.
    if trace != nil { self.cause = cause() }
    state = new
    self.cause = nil
  }

  /// Begins anew if it was driven by hand in no window, where the engine does not reset it: after
  /// an end, and in a window in any case, where such an attempt means nothing.
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

  /// Why the state is written; what callbacks write from here on has causes of its own.
  private func takeCause() -> GestureCause {
    guard let cause else { return .clientCode }
    self.cause = nil
    return cause
  }

  /// Ends the attempt without telling the targets.
  final func fail(because cause: GestureCause) {
    let former = machine.state
    machine.fail()
    noteTransition(from: former, because: cause)
    joinRoom()?.noteNews(of: self)
  }

  /// Ends the attempt whatever its state: cancelled if targets know of it, else failed.
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
    // The delegate and the views that are asked may write the state, which must not ask again.
    guard !machine.isAsking else { return }
    // Joined first, so that whatever ends the attempt meanwhile is noticed.
    let hasJoined = joinRoom() != nil
    machine.isAsking = true
    let answer = admission
    // They may have ended the attempt, too, and the recognizer begun anew.
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

  /// Whether it may leave `.possible`: the delegate and the touched views are asked first, then the
  /// arbiter.
  private var admission: GestureAdmission.Answer {
    if let refusal = GesturePermission(recognizer: self).refusal { return .fails(refusal) }
    guard let arena else { return .candidate }
    if isLost { return .fails(.removed) }
    return GestureAdmission(recognizer: self, arena: arena).answer
  }

  /// Recognises in no window, where no recognizer can prevent it and no view has its touches.
  private func recognizeAlone(_ goal: State, because cause: GestureCause) {
    machine.propose(goal)
    machine.confirm()
    tellAlone()
    // The delegate or a target may have put it into a window.
    if attachedView?.attachedWindow != nil { forgetAttemptByHand() }
  }

  private func tellAlone() {
    while machine.beginReport() != nil {
      tellTargets()
      machine.endReport()
    }
  }

  /// The arena where the state is settled; for a recognizer without touches, that of its window.
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

  /// Records a change of state, to the present one unless another is given.
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

  /// What the recognizer is at this moment.
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
  /// The traced form of a state.
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
