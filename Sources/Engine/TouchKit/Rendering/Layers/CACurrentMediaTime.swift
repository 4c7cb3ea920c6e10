/// Returns the present time of the current application, in seconds on the input clock.
///
/// The engine has no clock of its own: only input or the program makes time pass.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.currentTime
}

/// A time in seconds.
public typealias CFTimeInterval = Double
