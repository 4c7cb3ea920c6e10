// What `import CoreGraphics` brings into user code: of the engine, what is Core Graphics'.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import class TouchKit.CGColor
@_exported public import class TouchKit.CGColorSpace
@_exported public import class TouchKit.CGContext
@_exported public import class TouchKit.CGGradient
@_exported public import class TouchKit.CGImage
@_exported public import class TouchKit.CGMutablePath
@_exported public import class TouchKit.CGPath
@_exported public import enum TouchKit.CGBlendMode
@_exported public import enum TouchKit.CGColorSpaceModel
@_exported public import enum TouchKit.CGInterpolationQuality
@_exported public import enum TouchKit.CGLineCap
@_exported public import enum TouchKit.CGLineJoin
@_exported public import enum TouchKit.CGPathDrawingMode
@_exported public import enum TouchKit.CGPathElementType
@_exported public import enum TouchKit.CGPathFillRule
@_exported public import func TouchKit.CGColorSpaceCreateDeviceGray
@_exported public import func TouchKit.CGColorSpaceCreateDeviceRGB
@_exported public import struct TouchKit.CGGradientDrawingOptions
@_exported public import struct TouchKit.CGPathElement
