import CChipmunk

/// The functions of Chipmunk, which is opened when the first world is made.
nonisolated let chipmunk = chipmunk_open()
