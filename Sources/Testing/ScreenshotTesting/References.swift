// Modes, tolerances and forms belong to what tests say.
@_exported public import ScreenshotReferences
