public import Foundation

/// What Core Foundation calls an array, so that `colors as CFArray` compiles; without Objective-C it
/// is Swift's own.
public typealias CFArray = [Any]

/// What Core Foundation calls bytes, so that `bytes as CFData` compiles.
public typealias CFData = Data
