import BrowserPlatform
import CMainQueue
package import CairoRenderer
package import Foundation
package import Geometry
import TextFormats
package import TouchInput

/// The picture of a remote window, and the parts that the window does not show yet.
struct RemotePicture {
  let memory: PictureMemory
  /// The latest drawn picture.
  var bitmap: Bitmap?
  var damage = PixelDamage()
  /// The size of the picture in memory.
  var written = PixelRectangle.zero
  /// Whether the other process may still read the memory.
  var isOutstanding = false

  init(memory: PictureMemory) {
    self.memory = memory
  }
}

extension RemoteWindow {
  /// Waits for input and returns all of it; nil waits without a limit.
  ///
  /// The result can be empty if a picture was shown or there is other work.
  package func nextEvents(timeout: TimeInterval?) -> [InputEvent] {
    becomeIdle()
    let isWaiting = inbox.parcels.isEmpty && !socket.isOver
    Self.wait(
      for: [socket.descriptor, sandbox_main_queue_descriptor()].filter { $0 >= 0 },
      writable: socket.hasUnsent ? socket.descriptor : nil,
      timeout: isWaiting ? timeout : 0
    )
    socket.flush()
    receive()
    var events = takeParcels()
    // The next picture reports an error.
    _ = writeDamage()
    if socket.isOver {
      events += contacts.admit(.window(.closeRequested, timestamp: now))
    }
    return events
  }

  package func showPicture(
    _ bitmap: Bitmap,
    damage: [PixelRectangle]
  ) throws(ProgramError) -> Bool {
    guard bitmap.bounds == pixels.shownPart else { return false }
    output.bitmap = bitmap
    for rectangle in damage { output.damage.add(rectangle.intersection(bitmap.bounds)) }
    guard writeDamage() else {
      throw ProgramError(.software, "the system has no memory for the picture. Close programs.")
    }
    return true
  }

  /// Writes the changes, unless the other process still reads; returns false without memory.
  private func writeDamage() -> Bool {
    guard !output.isOutstanding, !output.damage.isEmpty, let bitmap = output.bitmap,
      bitmap.bounds == pixels.shownPart
    else { return true }
    if output.written != bitmap.bounds { output.damage.add(bitmap.bounds) }
    output.damage.clip(to: bitmap.bounds)
    let damage = output.damage.rectangles
    guard damage.allSatisfy({ output.memory.write($0, of: bitmap) }) else { return false }
    output.damage = PixelDamage()
    output.written = bitmap.bounds
    output.isOutstanding = true
    post(.picture(bitmap.bounds, damage: damage))
    return true
  }
}
