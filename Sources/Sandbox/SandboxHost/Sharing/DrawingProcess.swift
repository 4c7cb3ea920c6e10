import CairoRenderer
import Foundation
import SDLPlatform
import TextFormats
import TouchInput

/// The process that draws in a shared window: the connection to it, and the input that waits for it.
final class DrawingProcess {
  let socket: MessageSocket
  let memory: PictureMemory
  var backlog = EventBacklog()
  var drops: [WindowDrop] = []
  /// The number of the latest batch that was sent.
  private var sentNumber = 0
  /// The number of the latest batch that was done; -1 until the process waits for the first time.
  private var doneNumber = -1
  /// Since when it has not answered, on the window's clock; nil while it waits for input.
  private(set) var busySince: TimeInterval?
  /// Whether the owner knows that it does not answer.
  var isReportedBusy = false
  /// When the user asked to close the window, and nothing was answered since.
  var closeRequest: TimeInterval?
  private var watch: DescriptorWatch?

  /// Takes over a socket and the memory of the picture.
  init(socket descriptor: Int32, memory: Int32, time: TimeInterval) {
    let socket = MessageSocket(descriptor: descriptor)
    (self.socket, self.memory) = (socket, PictureMemory(descriptor: memory))
    busySince = time
    watch = DescriptorWatch(descriptor) { socket.fill() }
  }

  func send(_ message: WindowMessage) { socket.enqueue(message.bytes) }

  /// Sends the input that waits, unless an earlier batch is not answered.
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
    // A dropped text that is longer than a message.
    parcel.drops = []
    send(.batch(parcel))
  }

  /// It works on something else than input.
  func becomeBusy(time: TimeInterval) { busySince = busySince ?? time }

  /// It waits for input, with all batches done up to a number; returns false if that is impossible.
  func becomeIdle(_ number: Int, time: TimeInterval) -> Bool {
    guard number <= sentNumber else { return false }
    doneNumber = number
    // A batch that was sent before it noticed is still to be done.
    busySince = number == sentNumber ? nil : time
    if busySince == nil, backlog.isEmpty { closeRequest = nil }
    return true
  }
}
