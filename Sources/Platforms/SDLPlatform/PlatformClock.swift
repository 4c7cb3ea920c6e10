import CSDL2
public import Foundation

/// The clock of the timestamps of input.
public enum PlatformClock {
  /// The seconds since the window system was started; they never decrease.
  public static var now: TimeInterval { TimeInterval(sdl.SDL_GetTicks64()) / 1000 }
}

extension PlatformClock {
  /// Blocks the thread for a time in seconds.
  public static func sleep(for interval: TimeInterval) {
    sdl.SDL_Delay(UInt32(max(0, interval) * 1000))
  }
}
