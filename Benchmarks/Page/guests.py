"""How many pictures each guest of a shared session gets; see Scripts/bench-page."""

import asyncio
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse

from processes import child, memory, processor, quantile


class Guest(asyncio.Protocol):
    """A page of a guest, as far as the wire knows: it says hello, and that it shows each picture."""

    def __init__(self, address):
        self.address, self.rest, self.welcome = address, b"", asyncio.get_running_loop().create_future()
        self.is_open, self.pictures, self.bytes, self.longest, self.latest = False, 0, 0, 0, None
        self.code = None

    def connection_made(self, transport):
        self.transport = transport
        place = self.address.netloc
        transport.write((
            f"GET /join/socket?{self.address.query} HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Sec-WebSocket-Version: 13\r\nOrigin: http://{place}\r\n\r\n").encode())

    def connection_lost(self, error):
        if not self.welcome.done():
            self.welcome.set_exception(RuntimeError("the server let a guest not in"))
        self.latest = None

    def data_received(self, data):
        self.rest += data
        if not self.is_open:
            if b"\r\n\r\n" not in self.rest:
                return
            head, self.rest = self.rest.split(b"\r\n\r\n", 1)
            if b" 101 " not in head:
                return self.transport.close()
            self.is_open = True
            self.send(bytes([1, 2]) + bytes(16) + struct.pack("<dHHf", milliseconds(), 390, 700, 2))
        while self.take():
            pass

    def take(self):
        """Takes a frame that is whole; false when there is none."""
        if len(self.rest) < 2:
            return False
        length, start = self.rest[1] & 127, 2
        if length > 125:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(self.rest[2:2 + size], "big"), 2 + size
        if len(self.rest) < start + length:
            return False
        kind, message = self.rest[0] & 15, self.rest[start:start + length]
        self.rest = self.rest[start + length:]
        if kind == 8:
            self.code = int.from_bytes(message[:2], "big")
            return True
        self.bytes += length
        if message[0] == 65:
            self.welcome.set_result(True)
        elif message[0] == 66:
            now = time.monotonic()
            self.pictures += 1
            self.longest = max(self.longest, now - (self.latest or now))
            self.latest = now
            self.send(b"\x03" + message[1:5])
        return True

    def send(self, message):
        length = len(message)
        head = bytes([0x82, 0x80 | length]) if length < 126 else b"\x82\xfe" + struct.pack(">H", length)
        # A mask of zeros leaves the bytes as they are.
        self.transport.write(head + bytes(4) + message)

    def touch(self, phase, x, y):
        """Has a finger do something at a point of the scene."""
        now = milliseconds()
        record = struct.pack("<BBBBidffff", 1, phase, 0, 0, 1, now, x, y, 0.5, 0)
        self.send(struct.pack("<Bd", 2, now) + record)

    def forget(self):
        self.pictures, self.bytes, self.longest, self.latest = 0, 0, 0, None


def milliseconds():
    return time.monotonic() * 1000


async def measure(sandbox, address, count, seconds):
    """Moves a finger of one guest 60 times a second, and answers what all of them got."""
    address = urllib.parse.urlparse(address)
    server = child(sandbox.pid)
    loop, guests = asyncio.get_running_loop(), []
    for _ in range(count):
        _, guest = await loop.create_connection(lambda: Guest(address), address.hostname, address.port)
        await asyncio.wait_for(guest.welcome, 10)
        guests.append(guest)
    guests[0].touch(0, 100, 100)
    await asyncio.sleep(2)

    def taken():
        return processor(sandbox.pid), processor(server), sum(os.times()[:2])

    for guest in guests:
        guest.forget()
    sizes, before, began, moves = memory(sandbox.pid), taken(), time.monotonic(), 0
    server_size = memory(server)
    while time.monotonic() - began < seconds:
        moves += 1
        guests[0].touch(1, 100 + moves * 3 % 300, 100 + moves % 100)
        await asyncio.sleep(max(0, began + moves / 60 - time.monotonic()))
    took = time.monotonic() - began
    rates = [guest.pictures / took for guest in guests]
    parts = [(b - a) / took for a, b in zip(before, taken())]
    answer = {
        "guests": count,
        "movements_per_second": round(moves / took, 1),
        "pictures_per_second_each": {str(p): quantile(rates, p) for p in (0, 0.5, 1)},
        "longest_pause_ms": round(max(guest.longest for guest in guests) * 1000),
        "bytes_per_second_each": round(sum(guest.bytes for guest in guests) / count / took),
        "processor": {
            "sandbox": round(parts[0], 3), "server": round(parts[1], 3), "guests": round(parts[2], 3),
        },
        "memory_mb": {
            "sandbox": [sizes, memory(sandbox.pid)], "server": [server_size, memory(server)],
        },
        "load": os.getloadavg()[0],
    }
    for guest in guests:
        guest.transport.close()
    return answer


def main():
    program, scene, count, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    with tempfile.TemporaryDirectory() as folder:
        sandbox = subprocess.Popen(
            [program, "serve", scene, "--shared", "--reduce-motion", "--recordings", folder],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder)
        try:
            for line in sandbox.stdout:
                if line.startswith("join "):
                    break
            else:
                sys.exit(f"bench-page: error: {program} printed no address for guests")
            # Small pictures of the scenes are there by then.
            time.sleep(6)
            answer = asyncio.run(measure(sandbox, line.split()[1], count, seconds))
            print(json.dumps(answer, indent=2))
        finally:
            sandbox.terminate()
            sandbox.wait()


if __name__ == "__main__":
    main()
