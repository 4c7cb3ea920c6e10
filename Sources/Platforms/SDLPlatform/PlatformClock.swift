import CSDL2
public import Foundation

/// The clock on which input is stamped.
public enum PlatformClock {
  /// Seconds since the window system was started; never runs backwards.
  public static var now: TimeInterval { TimeInterval(sdl.SDL_GetTicks64()) / 1000 }
}

extension PlatformClock {
  /// Lets the thread rest, in seconds.
  public static func sleep(for interval: TimeInterval) {
    sdl.SDL_Delay(UInt32(max(0, interval) * 1000))
  }
}
