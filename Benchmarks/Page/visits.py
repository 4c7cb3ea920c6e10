"""Whether the memory of a shared session grows over hours, in the long form of the test of S23: visits.py PROGRAM SECONDS TAPS.

Guests come, name themselves, tap and leave, all the time, and one that stays taps without end. What counts is the
memory of the sandbox and of the server at the end, over that after a minute, or half of a shorter time.
"""

import asyncio
import json
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from guests import Guest, milliseconds
from processes import child, memory


def tap(guest, x, y, times=1):
    """Has a finger tap a point of the scene, in one message."""
    now = milliseconds()
    records = b"".join(
        struct.pack("<BBBBidffff", 1, phase, 0, 0, 1, now, x, y, 0.5, 0) for _ in range(times) for phase in (0, 2))
    guest.send(struct.pack("<Bd", 2, now) + records)


async def join(address):
    loop = asyncio.get_running_loop()
    _, guest = await loop.create_connection(lambda: Guest(address), address.hostname, address.port)
    await asyncio.wait_for(guest.welcome, 60)
    return guest


async def visits(address, end, counts):
    """One guest after the other: each names itself, taps five times, and leaves."""
    while time.monotonic() < end:
        guest = await join(address)
        counts["visits"] += 1
        guest.send(b"\x05" + f"Visitor {counts['visits']}".encode())
        for number in range(5):
            tap(guest, 20 + counts["visits"] % 200, 20 + number * 30)
            await asyncio.sleep(0.02)
        guest.transport.close()
        await asyncio.sleep(0.02)


async def taps(address, end, most, counts):
    """A guest that stays, and taps as fast as pictures come back, up to 600 taps a second."""
    guest, began = await join(address), time.monotonic()
    while time.monotonic() < end and counts["taps"] < most:
        if guest.transport.is_closing():
            counts["returns"] += 1
            counts["codes"][guest.code] = counts["codes"].get(guest.code, 0) + 1
            guest = await join(address)
        pictures = guest.pictures
        tap(guest, 20 + counts["taps"] % 300, 20 + counts["taps"] % 200, 20)
        counts["taps"] += 20
        # The next taps wait for a picture of these, for a moment at the most.
        waited = time.monotonic() + 0.03
        while guest.pictures == pictures and time.monotonic() < min(waited, end):
            await asyncio.sleep(0.002)
        await asyncio.sleep(max(0.001, began + counts["taps"] / 600 - time.monotonic()))


async def measure(sandbox, address, seconds, most):
    address = urllib.parse.urlparse(address)
    processes = {"sandbox": sandbox.pid, "server": child(sandbox.pid)}
    counts = {"visits": 0, "taps": 0, "returns": 0, "codes": {}}
    began = time.monotonic()
    end = began + seconds
    work = [asyncio.create_task(visits(address, end, counts)) for _ in range(3)]
    work.append(asyncio.create_task(taps(address, end, most, counts)))
    await asyncio.sleep(min(60, seconds / 2))
    first = {name: memory(number) for name, number in processes.items()}
    await asyncio.gather(*work)
    last = {name: memory(number) for name, number in processes.items()}
    return {
        "seconds": round(time.monotonic() - began), **counts, "memory_mb": {"first": first, "last": last},
        "growth": {name: round(last[name] / first[name], 3) for name in processes},
    }


def main():
    program, seconds, most = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        sandbox = subprocess.Popen(
            [program, "serve", "nested-colours", "--shared", "--reduce-motion", "--recordings", folder],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
        try:
            for line in sandbox.stdout:
                if line.startswith("join "):
                    break
            else:
                sys.exit(f"visits: error: {program} printed no address for guests")
            # A sandbox whose lines nobody reads stands still when the pipe is full.
            threading.Thread(target=sandbox.stdout.read, daemon=True).start()
            answer = asyncio.run(measure(sandbox, line.split()[1], seconds, most))
            print(json.dumps(answer))
        finally:
            sandbox.terminate()
            sandbox.wait()


main()
