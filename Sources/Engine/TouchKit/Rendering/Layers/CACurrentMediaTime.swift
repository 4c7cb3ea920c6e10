/// The present time of the current application, in seconds on the input clock.
///
/// The engine has no clock of its own: time passes when input or the program says so.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.currentTime
}

/// A time in seconds.
public typealias CFTimeInterval = Double
