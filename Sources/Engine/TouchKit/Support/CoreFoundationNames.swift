public import Foundation

/// Core Foundation's name for an array, so that `colors as CFArray` compiles.
///
/// Without Objective-C it is Swift's own array.
public typealias CFArray = [Any]

/// Core Foundation's name for bytes, so that `bytes as CFData` compiles.
public typealias CFData = Data
