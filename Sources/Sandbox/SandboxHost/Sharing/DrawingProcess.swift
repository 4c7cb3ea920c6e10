import CairoRenderer
import Foundation
import SDLPlatform
import TextFormats
import TouchInput

/// The process that draws in a shared window: its connection and its pending input.
final class DrawingProcess {
  let socket: MessageSocket
  let memory: PictureMemory
  var backlog = EventBacklog()
  var drops: [WindowDrop] = []
  /// The number of the latest sent batch.
  private var sentNumber = 0
  /// The number of the latest processed batch; -1 until the process waits for the first time.
  private var doneNumber = -1
  /// The time since which it has not responded, on the window's clock; nil while it waits for input.
  private(set) var busySince: TimeInterval?
  /// The time of the latest report to the owner that the process does not respond; nil while it responds.
  var reportTime: TimeInterval?
  /// The time at which the user asked to close the window, unless the process has responded since.
  var closeRequest: TimeInterval?
  private var watch: DescriptorWatch?

  /// Takes ownership of a socket and the picture's memory.
  init(socket descriptor: Int32, memory: Int32, time: TimeInterval) {
    let socket = MessageSocket(descriptor: descriptor)
    (self.socket, self.memory) = (socket, PictureMemory(descriptor: memory))
    busySince = time
    watch = DescriptorWatch(descriptor) { socket.fill() }
  }

  func send(_ message: WindowMessage) { socket.enqueue(message.bytes) }

  /// Sends the pending input, unless an earlier batch is still in progress.
  func sendBatch(_ state: WindowState, time: TimeInterval) {
    guard doneNumber == sentNumber, !backlog.isEmpty || !drops.isEmpty else { return }
    sentNumber += 1
    busySince = busySince ?? time
    var parcel = InputParcel(
      number: sentNumber,
      state: state,
      events: backlog.takeAll(),
      drops: drops
    )
    drops = []
    guard !socket.enqueue(WindowMessage.batch(parcel).bytes) else { return }
    // The dropped text is longer than a message may be.
    parcel.drops = []
    send(.batch(parcel))
  }

  /// Notes that the process works on something other than input.
  func becomeBusy(time: TimeInterval) { busySince = busySince ?? time }

  /// Notes that the process waits for input after a batch; returns false if the batch number is invalid.
  func becomeIdle(_ number: Int, time: TimeInterval) -> Bool {
    guard number <= sentNumber else { return false }
    doneNumber = number
    // A batch that was sent before this message is still in progress.
    busySince = number == sentNumber ? nil : time
    if busySince == nil, backlog.isEmpty { closeRequest = nil }
    return true
  }
}
