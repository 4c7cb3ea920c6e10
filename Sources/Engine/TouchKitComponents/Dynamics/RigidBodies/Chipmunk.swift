import CChipmunk

/// The functions of Chipmunk; the library opens when the first world is created.
nonisolated let chipmunk = chipmunk_open()
