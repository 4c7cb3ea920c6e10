import CClp

/// The functions of Clp, which is opened when the first constraints are solved.
let clp = clp_open()
