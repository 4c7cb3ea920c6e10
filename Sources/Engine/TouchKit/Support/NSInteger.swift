/// A whole number, under the name it has in code that was Objective-C; Foundation on Linux lacks it.
public typealias NSInteger = Int

/// A whole number that is not negative, under its Objective-C name; Foundation on Linux lacks it.
public typealias NSUInteger = UInt
