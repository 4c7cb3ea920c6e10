extension Invocation {
  package static let help = """
    Usage: touch-benchmarks [GROUP | ROW]... [--check] [--counted] [--peers FOLDER] [--page FILE]
           touch-benchmarks --list

    Measures the rows of the table, most of them beside another toolkit (a peer). Each row is measured in
    turns, the peer first, after a turn that warms both up; the median of the turns counts. Scripts/bench
    builds all that it needs and runs it.

    The table goes to standard output, a line as soon as it is measured; rows that were left out, and why,
    to standard error.

      --list          name all rows with their ceilings, and measure nothing
      --check         fail where a row is above its ceiling
      --counted       measure only what is counted, which depends on no machine
      --peers FOLDER  the folder in which Scripts/bench --peers built the programs to compare with;
                      without it their rows are left out
      --page FILE     also write the figures into the table of a page
      --help          show this text

    Examples:
      touch-benchmarks picks frame-10000
      touch-benchmarks --counted --check
      touch-benchmarks --peers .build/peers --check --page Documentation/Performance.md

    Exit codes: 0 measured, 1 a row is above its ceiling (--check), 64 the arguments are wrong, 70 a row
    could not be measured, 73 a file cannot be written, 130 and 143 ended by a signal.
    """
}
