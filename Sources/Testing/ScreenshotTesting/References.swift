// Tests use the modes, tolerances and forms of this module.
@_exported public import ScreenshotReferences
