extension Invocation {
  package static let help = """
    Usage: touch-benchmarks [GROUP | ROW]... [--list] [--json FILE] [--peers FOLDER]
           touch-benchmarks --check [GROUP | ROW]...
           touch-benchmarks --curves FOLDER

    Measures how fast Touch Sandbox is, beside what the machine allows (a floor that does the same and
    nothing else) or beside another toolkit (a peer). Each row is measured in turns, the floor first,
    after a turn that warms both up; the median of the turns counts. Scripts/bench builds all that it
    needs and runs it.

    The table goes to standard output, a line as soon as it is measured; what was left out, and why, to
    standard error.

      --list          name all rows, with their goals, and measure nothing
      --check         measure only what is counted, in any build, and fail where a count is above its
                      ceiling
      --json FILE     also write the figures and the machine as JSON
      --peers FOLDER  where Scripts/bench --peers built the programs to compare with; without it their
                      rows are left out
      --curves FOLDER write plots of growth (SVG) instead of a table
      --help          show this text

    Examples:
      touch-benchmarks drawing png
      touch-benchmarks frame-10000
      touch-benchmarks --list
      touch-benchmarks --check
      touch-benchmarks --peers .build/peers --json figures.json > figures.md
      touch-benchmarks --curves Assets/Performance

    Exit codes: 0 measured (missed goals too), 1 a count is above its ceiling, 64 the arguments are wrong, 70 a row could not be
    measured, 73 a file cannot be written, 130 and 143 ended by a signal.
    """
}
