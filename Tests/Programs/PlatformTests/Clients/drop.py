"""Drops files or a text on a window, as a desktop's file manager does (XDND 5, over libX11 alone).

Usage: drop.py WINDOW text/uri-list|text/plain < CONTENT

Ends with 0 when the window took it, with 1 and a reason when it did not within ten seconds.
"""

import ctypes
import select
import sys
from ctypes import byref, c_char_p, c_int, c_long, c_ulong, c_void_p

lib = ctypes.CDLL("libX11.so.6")
lib.XOpenDisplay.restype = c_void_p
lib.XDefaultRootWindow.restype = c_ulong
lib.XDefaultRootWindow.argtypes = [c_void_p]
lib.XInternAtom.restype = c_ulong
lib.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
lib.XCreateSimpleWindow.restype = c_ulong
lib.XCreateSimpleWindow.argtypes = [c_void_p, c_ulong] + [c_int] * 2 + [ctypes.c_uint] * 3 + [c_ulong] * 2
lib.XSetSelectionOwner.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong]
lib.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
lib.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_char_p, c_int]
lib.XNextEvent.argtypes = [c_void_p, c_void_p]
for name in ["XFlush", "XPending", "XConnectionNumber"]:
    getattr(lib, name).argtypes = [c_void_p]


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("window", c_ulong), ("message_type", c_ulong), ("format", c_int), ("data", c_long * 5),
    ]


class SelectionRequest(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("owner", c_ulong), ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong),
    ]


class Selection(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p),
        ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong),
        ("property", c_ulong), ("time", c_ulong),
    ]


class Event(ctypes.Union):
    _fields_ = [
        ("type", c_int), ("client", ClientMessage), ("request", SelectionRequest),
        ("selection", Selection), ("room", c_long * 24),
    ]


SELECTION_REQUEST, SELECTION_NOTIFY, CLIENT_MESSAGE = 30, 31, 33


class Drop:
    def __init__(self, target, kind, content):
        self.display = lib.XOpenDisplay(None)
        if not self.display:
            sys.exit("there is no display")
        self.target, self.kind, self.content = target, self.atom(kind), content
        root = lib.XDefaultRootWindow(self.display)
        self.source = lib.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, 0, 0)
        lib.XSetSelectionOwner(self.display, self.atom("XdndSelection"), self.source, 0)

    def atom(self, name):
        return lib.XInternAtom(self.display, name.encode(), 0)

    def tell(self, message, *values):
        event = Event()
        event.client.type = CLIENT_MESSAGE
        event.client.display = self.display
        event.client.window = self.target
        event.client.message_type = self.atom(message)
        event.client.format = 32
        for index, value in enumerate((self.source, *values)):
            event.client.data[index] = value
        lib.XSendEvent(self.display, self.target, 0, 0, byref(event))
        lib.XFlush(self.display)

    def answer(self, request):
        lib.XChangeProperty(
            self.display, request.requestor, request.property, request.target, 8, 0,
            self.content, len(self.content),
        )
        event = Event()
        event.selection.type = SELECTION_NOTIFY
        event.selection.display = self.display
        event.selection.requestor = request.requestor
        event.selection.selection = request.selection
        event.selection.target = request.target
        event.selection.property = request.property
        event.selection.time = request.time
        lib.XSendEvent(self.display, request.requestor, 0, 0, byref(event))
        lib.XFlush(self.display)

    def wait(self, message):
        event = Event()
        while True:
            while lib.XPending(self.display):
                lib.XNextEvent(self.display, byref(event))
                if event.type == SELECTION_REQUEST:
                    self.answer(event.request)
                elif event.type == CLIENT_MESSAGE and event.client.message_type == self.atom(message):
                    return event.client.data
            if not select.select([lib.XConnectionNumber(self.display)], [], [], 10)[0]:
                sys.exit(f"the window did not answer with {message}")

    def perform(self):
        self.tell("XdndEnter", 5 << 24, self.kind, 0, 0)
        self.tell("XdndPosition", 0, 600 << 16 | 400, 0, self.atom("XdndActionCopy"))
        if not self.wait("XdndStatus")[1] & 1:
            sys.exit("the window takes no drops of this kind")
        self.tell("XdndDrop", 0, 0, 0)
        self.wait("XdndFinished")


Drop(int(sys.argv[1]), sys.argv[2], sys.stdin.buffer.read()).perform()
