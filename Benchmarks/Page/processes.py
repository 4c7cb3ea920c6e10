"""What processes take, and quantiles of what was measured."""

import glob
import sys


def processor(number):
    """The processor time that a process has taken, in seconds."""
    with open(f"/proc/{number}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(number):
    """How much memory of a process is in use, in megabytes."""
    with open(f"/proc/{number}/status") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    return 0


def child(number):
    """The process that a process has started."""
    for name in glob.glob(f"/proc/{number}/task/*/children"):
        with open(name) as file:
            for part in file.read().split():
                return int(part)
    sys.exit("bench-page: error: the sandbox has no server")


def quantile(values, part):
    """Of so many values, the one below which a part of them lies."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))], 2) if ordered else None
