/// What Core Foundation calls an array, so that `colors as CFArray` compiles; without Objective-C it
/// is Swift's own.
public typealias CFArray = [Any]
