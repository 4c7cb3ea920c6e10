/// An integer under its Objective-C name; Foundation on Linux lacks it.
public typealias NSInteger = Int

/// An unsigned integer under its Objective-C name; Foundation on Linux lacks it.
public typealias NSUInteger = UInt
