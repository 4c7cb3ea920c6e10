import CMainQueue
package import Foundation
package import TouchInput

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

extension BrowserWindow: InputSource {
  /// Waits for input and returns all events so far; with a nil timeout it waits without limit and uses no
  /// processor time.
  ///
  /// The result can be empty even without a timeout: a page can be ready for more, or other work can be due.
  package func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    audience?.forgetLeaving()
    wait(audience?.hasNews == true ? 0 : timeout)
    var events: [InputEvent] = []
    for frame in server.receive() { events += admit(follow(frame)) }
    events += audience?.takeNews() ?? []
    if server.isOver { ending.serverLoss?() }
    // Without a handler for the loss of the server, the window closes, because nobody can see it.
    if ending.request.take() || server.isOver {
      events += contacts.admit(.window(.closeRequested, timestamp: now))
    }
    showWhatIsDue()
    audience?.showWhatIsDue()
    return events
  }

  /// Validates events; events of guests' fingers were validated before.
  private func admit(_ events: [InputEvent]) -> [InputEvent] {
    events.flatMap { event in
      if case .contact(let sample) = event, audience?.guest(of: sample.id) != nil { return [event] }
      return contacts.admit(event)
    }
  }

  /// Runs the work that the program deferred to its main thread; returns the seconds until more is due, nil for no
  /// more.
  package func runMainThreadWork() -> TimeInterval? {
    let next = RunLoop.main.limitDate(forMode: .default)
    return next.flatMap { $0 < .distantFuture ? max(0, $0.timeIntervalSinceNow) : nil }
  }

  private func wait(_ timeout: TimeInterval?) {
    var descriptors = [
      server.descriptor, ending.request.descriptor, sandbox_main_queue_descriptor(),
    ]
    .filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = timeout.map { min(max(0, $0) * 1000, Double(Int32.max)).rounded(.up) } ?? -1
    poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
  }
}

// MARK: - Frames from the server

extension BrowserWindow {
  private func follow(_ frame: ServerFrame) -> [InputEvent] {
    switch frame.kind {
    case .joined: join(frame)
    case .left: leave(frame.viewer)
    case .said:
      if let audience, viewers.allSatisfy({ $0.number != frame.viewer }) {
        heard(audience.follow(frame.content, of: frame.viewer))
      } else {
        PageMessage(frame.content).map { follow($0, of: frame.viewer) } ?? []
      }
    case .listening, .failed: []
    }
  }

  private func join(_ frame: ServerFrame) -> [InputEvent] {
    var reader = WireReader(frame.content)
    guard reader.byte() != nil, let role = reader.byte(),
      let (sent, size) = PageMessage.size(in: &reader), role == 0 || audience != nil
    else {
      server.drop(frame.viewer)
      return []
    }
    if role != 0, let audience {
      audience.join(frame.viewer, sent: sent)
      return attendance.setGuests(true, at: now)
    }
    var viewer = Viewer(number: frame.viewer, size: size)
    viewer.translator.clock.note(sent: sent, arrived: now)
    if let picture = shown.picture { viewer.damage.add(picture.bounds) }
    viewers.removeAll { $0.number == frame.viewer }
    viewers.append(viewer)
    audience?.hasHost = true
    send(67, to: viewer.number) { $0.add(title) }
    send(69, to: viewer.number) { $0.add(UInt8(text.isTyping ? 1 : 0)) }
    if let outline { send(74, to: viewer.number) { $0.add(outline) } }
    // The events that follow the welcome describe what the page shows.
    return followSize(at: now)
  }

  /// Removes a page and ends its fingers; without any page the window counts as hidden.
  private func leave(_ number: UInt32) -> [InputEvent] {
    guard let index = viewers.firstIndex(where: { $0.number == number }) else {
      return heard(audience?.leave(number) ?? [])
    }
    let viewer = viewers.remove(at: index)
    let lost: InputEvent = .window(.deviceLost(viewer.translator.device), timestamp: now)
    guard viewers.isEmpty else { return [lost] }
    audience?.hasHost = false
    if audience != nil {
      return [lost, .window(.deviceLost(ContactID.mouse.device), timestamp: now)]
        + attendance.loseHost(at: now)
    }
    return [lost, .window(.focusLost, timestamp: now), .window(.hidden, timestamp: now)]
  }

  /// Returns the events of guests, and the changes of focus and visibility that follow from whether guests are
  /// present.
  private func heard(_ events: [InputEvent]) -> [InputEvent] {
    events + attendance.setGuests(audience?.guests.isEmpty == false, at: now)
  }

  private func follow(_ message: PageMessage, of number: UInt32) -> [InputEvent] {
    guard let index = viewers.firstIndex(where: { $0.number == number }) else { return [] }
    switch message {
    case .shown(let picture):
      viewers[index].show(picture)
      return []
    case .press(let id):
      if presses.count < Self.mostPresses { presses.append(id) }
      return []
    case .size(let sent, let size):
      viewers[index].translator.clock.note(sent: sent, arrived: now)
      viewers[index].size = size
      return followSize(at: now)
    case .input(let sent, let records):
      viewers[index].translator.clock.note(sent: sent, arrived: now)
      return records.flatMap { events(of: $0, viewer: index) }
    }
  }

  private func events(of record: PageRecord, viewer index: Int) -> [InputEvent] {
    if case .clipboard(let text) = record { self.text.clipboard = text }
    guard let event = viewers[index].translator.translate(record, now: now) else { return [] }
    guard audience != nil, case .window(let change, let time) = event else { return [event] }
    // The host uses another window, so its own fingers end, but nobody else's.
    let own = change.endsContacts ? [viewers[index].translator.device, ContactID.mouse.device] : []
    return own.map { .window(.deviceLost($0), timestamp: time) }
      + attendance.follow(change, at: time)
  }

  /// Resizes the window to the page of the viewer who has been present longest.
  private func followSize(at time: TimeInterval) -> [InputEvent] {
    guard let size = viewers.first?.size, size != pageSize else { return [] }
    pageSize = size
    return [.window(.resized(size.size), timestamp: time)]
  }
}
