import CClp

/// The functions of Clp, which is loaded when the first constraints are solved.
nonisolated let clp = clp_open()
