/// The outlines of symbols by their names, in a box of 24 units (our own drawings).
nonisolated enum SymbolTable {
  static let outlines: [String: String] = [
    "chevron.left": "s M 15 5 L 8 12 L 15 19",
    "chevron.right": "s M 9 5 L 16 12 L 9 19",
    "chevron.up": "s M 5 15 L 12 8 L 19 15",
    "chevron.down": "s M 5 9 L 12 16 L 19 9",
    "chevron.compact.down": "s M 4 10 L 12 14 L 20 10",
    "chevron.compact.up": "s M 4 14 L 12 10 L 20 14",
    "arrow.left": "s M 20 12 L 4 12 M 10 6 L 4 12 L 10 18",
    "arrow.right": "s M 4 12 L 20 12 M 14 6 L 20 12 L 14 18",
    "arrow.up": "s M 12 20 L 12 4 M 6 10 L 12 4 L 18 10",
    "arrow.down": "s M 12 4 L 12 20 M 6 14 L 12 20 L 18 14",
    "arrow.clockwise": "s A 12 12 8 -60 240 s M 16 1 L 16 6 L 21 6",
    "arrow.counterclockwise": "s A 12 12 8 240 -60 s M 8 1 L 8 6 L 3 6",
    "arrow.uturn.left": "s M 4 9 L 15 9 C 22 9 22 19 15 19 L 10 19 M 8 5 L 4 9 L 8 13",
    "arrow.uturn.right": "s M 20 9 L 9 9 C 2 9 2 19 9 19 L 14 19 M 16 5 L 20 9 L 16 13",
    "arrow.up.arrow.down":
      "s M 8 19 L 8 5 M 4 9 L 8 5 L 12 9 M 16 5 L 16 19 M 12 15 L 16 19 L 20 15",
    "arrow.left.arrow.right":
      "s M 4 8 L 20 8 M 16 4 L 20 8 L 16 12 M 20 16 L 4 16 M 8 12 L 4 16 L 8 20",
    "arrowtriangle.right": "s M 7 5 L 18 12 L 7 19 Z",
    "arrowtriangle.left": "s M 17 5 L 6 12 L 17 19 Z",
    "arrowtriangle.up": "s M 5 17 L 12 6 L 19 17 Z",
    "arrowtriangle.down": "s M 5 7 L 12 18 L 19 7 Z",
    "xmark": "s M 6 6 L 18 18 M 18 6 L 6 18",
    "plus": "s M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "s M 4 12 L 20 12",
    "checkmark": "s M 5 13 L 10 18 L 19 6",
    "ellipsis": "f O 5 12 2 O 12 12 2 O 19 12 2",
    "circle": "s O 12 12 9",
    "square": "s R 4 4 16 16 3",
    "rectangle": "s R 2 6 20 12 2",
    "triangle": "s M 12 4 L 21 19 L 3 19 Z",
    "diamond": "s M 12 3 L 21 12 L 12 21 L 3 12 Z",
    "line.3.horizontal": "s M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "line.horizontal.3": "s M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "list.bullet": "f O 4 6 1.5 O 4 12 1.5 O 4 18 1.5 s M 9 6 L 21 6 M 9 12 L 21 12 M 9 18 L 21 18",
    "square.grid.2x2":
      "s R 4 4 6.5 6.5 1 R 13.5 4 6.5 6.5 1 R 4 13.5 6.5 6.5 1 R 13.5 13.5 6.5 6.5 1",
    "slider.horizontal.3":
      "s M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18 f O 8 6 2.5 O 16 12 2.5 O 8 18 2.5",
    "star": "s M 12 3 L 14.6 9.2 L 21.3 9.7 L 16.2 14 L 17.8 20.5 L 12 17 L 6.2 20.5 L 7.8 14"
      + " L 2.7 9.7 L 9.4 9.2 Z",
    "heart": "s M 12 20 C 4 14 2 10 4 7 C 6 4 10 4 12 8 C 14 4 18 4 20 7 C 22 10 20 14 12 20 Z",
    "bookmark": "s M 7 3 L 17 3 L 17 21 L 12 16 L 7 21 Z",
    "flag": "s M 6 21 L 6 4 L 18 4 L 15 8.5 L 18 13 L 6 13",
    "bolt": "s M 14 2 L 5 13 L 11 13 L 10 22 L 19 11 L 13 11 Z",
    "drop": "s M 12 3 C 15 8 18 11 18 15 C 18 23 6 23 6 15 C 6 11 9 8 12 3 Z",
    "house": "s M 3 12 L 12 4 L 21 12 M 18 10 L 18 20 L 6 20 L 6 10",
    "person": "s O 12 8 4 M 4 21 C 4 12 20 12 20 21 Z",
    "person.2": "s O 9 8 3.5 M 2 20 C 2 12 16 12 16 20 Z O 17 8.5 2.5 M 18 14 C 21 14 22 17 22 20",
    "bell":
      "s M 5 17 L 19 17 C 17 15 17 13 17 10 C 17 3 7 3 7 10 C 7 13 7 15 5 17 Z A 12 19 2.5 0 180",
    "envelope": "s R 3 5 18 14 2 M 3 7 L 12 14 L 21 7",
    "phone":
      "s M 6 3 L 9 8 L 7 10 C 9 14 11 16 14 17 L 16 15 L 21 18 C 20 21 18 21 16 21 C 9 19 5 14 3 8"
      + " C 3 5 4 4 6 3 Z",
    "message": "s M 12 4 C 24 4 24 17 12 17 L 7 21 L 7 16 C 0 13 2 4 12 4 Z",
    "bubble.left": "s M 12 4 C 24 4 24 17 12 17 L 7 21 L 7 16 C 0 13 2 4 12 4 Z",
    "paperplane": "s M 3 11 L 21 3 L 14 21 L 11 13 Z M 11 13 L 21 3",
    "magnifyingglass": "s O 10 10 6 M 14.5 14.5 L 21 21",
    "pencil": "s M 4 20 L 5 15 L 16 4 L 20 8 L 9 19 Z",
    "trash": "s M 4 6 L 20 6 M 9 6 L 9 3 L 15 3 L 15 6 M 6 6 L 7 21 L 17 21 L 18 6 M 10 10 L 10 17"
      + " M 14 10 L 14 17",
    "folder": "s M 3 6 L 9 6 L 11 8 L 21 8 L 21 19 L 3 19 Z",
    "doc": "s M 6 3 L 14 3 L 18 7 L 18 21 L 6 21 Z M 14 3 L 14 7 L 18 7",
    "doc.on.doc": "s R 4 4 11 14 2 M 9 21 L 18 21 C 20 21 20 21 20 19 L 20 8",
    "calendar": "s R 3 5 18 16 2 M 3 10 L 21 10 M 8 3 L 8 7 M 16 3 L 16 7",
    "clock": "s O 12 12 9 M 12 6 L 12 12 L 16 14",
    "photo": "s R 3 5 18 14 2 M 3 17 L 9 11 L 14 16 L 17 13 L 21 17 f O 15.5 9 1.5",
    "camera": "s M 3 8 L 8 8 L 10 5 L 14 5 L 16 8 L 21 8 L 21 19 L 3 19 Z O 12 13 3.5",
    "video": "s R 2 7 13 10 2 M 15 11 L 22 7 L 22 17 L 15 13",
    "mic": "s R 9 3 6 11 3 M 5 11 C 5 20 19 20 19 11 M 12 18 L 12 21",
    "play": "s M 7 4 L 20 12 L 7 20 Z",
    "pause": "f R 6 4 4 16 1 R 14 4 4 16 1",
    "stop": "s R 5 5 14 14 1",
    "forward": "s M 4 6 L 12 12 L 4 18 Z M 12 6 L 20 12 L 12 18 Z",
    "backward": "s M 20 6 L 12 12 L 20 18 Z M 12 6 L 4 12 L 12 18 Z",
    "speaker": "s M 4 9 L 8 9 L 13 5 L 13 19 L 8 15 L 4 15 Z",
    "speaker.wave.2":
      "s M 4 9 L 8 9 L 13 5 L 13 19 L 8 15 L 4 15 Z A 13 12 4 -45 45 A 13 12 8 -45 45",
    "gear": "s O 12 12 3 O 12 12 7 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12"
      + " M 5 5 L 7 7 M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19",
    "gearshape": "s O 12 12 3 O 12 12 7 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12"
      + " M 5 5 L 7 7 M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19",
    "lock": "s R 5 11 14 10 2 M 8 11 C 7 1 17 1 16 11",
    "lock.open": "s R 5 11 14 10 2 M 8 11 C 7 1 17 1 16 7",
    "eye": "s M 2 12 C 7 4 17 4 22 12 C 17 20 7 20 2 12 Z O 12 12 3",
    "eye.slash": "s M 2 12 C 7 4 17 4 22 12 C 17 20 7 20 2 12 Z O 12 12 3 M 4 3 L 20 21",
    "location": "s M 21 3 L 3 11 L 11 13 L 13 21 Z",
    "map":
      "s M 3 6 L 9 4 L 15 6 L 21 4 L 21 18 L 15 20 L 9 18 L 3 20 Z M 9 4 L 9 18 M 15 6 L 15 20",
    "mappin": "s O 12 7 4 M 12 11 L 12 21",
    "link":
      "s M 10 14 L 14 10 M 9 9 L 6 12 C 2 17 7 22 12 18 L 15 15 M 15 15 L 18 12 C 22 7 17 2 12 6 L 9 9",
    "globe": "s O 12 12 9 M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21",
    "sun.max": "s O 12 12 4 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12 M 5 5 L 7 7"
      + " M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19",
    "moon": "s M 15 3 C 5 3 2 15 9 20 C 14 23 20 20 21 15 C 13 18 9 9 15 3 Z",
    "cloud": "s M 7 19 C 1 19 1 11 7 11 C 8 4 17 4 18 11 C 23 11 23 19 18 19 Z",
    "cart": "s M 2 4 L 5 4 L 8 15 L 18 15 L 21 7 L 6 7 f O 9 19 1.7 O 17 19 1.7",
    "tag": "s M 3 4 L 11 4 L 21 14 L 14 21 L 3 11 Z f O 7 8 1.3",
    "hand.thumbsup":
      "s R 3 11 4 9 1 M 7 12 L 11 4 C 14 4 14 7 13 10 L 20 10 C 21 14 19 20 17 20 L 7 20",
    "square.and.arrow.up":
      "s M 8 10 L 5 10 L 5 21 L 19 21 L 19 10 L 16 10 M 12 15 L 12 3 M 8 7 L 12 3 L 16 7",
    "square.and.arrow.down": "s M 8 10 L 5 10 L 5 21 L 19 21 L 19 10 L 16 10 M 12 3 L 12 15"
      + " M 8 11 L 12 15 L 16 11",
    "square.and.pencil":
      "s M 12 5 L 5 5 L 5 19 L 19 19 L 19 12 M 10 14 L 11 11 L 18 4 L 20 6 L 13 13 Z",
    "exclamationmark": "s M 12 4 L 12 14 f O 12 19 1.6",
    "questionmark": "s M 8 8 C 8 3 16 3 16 8 C 16 11 12 11 12 15 f O 12 19.5 1.6",
    "info": "s M 12 10 L 12 19 f O 12 5.5 1.6",
    "power": "s M 12 3 L 12 11 A 12 13 8 -55 235",
    "wifi": "s A 12 19 14 -135 -45 A 12 19 9 -135 -45 f O 12 18 2",
  ]

  /// The shapes whose filled form is the outline with its inside.
  static let unfilled: Set = ["xmark", "plus", "minus", "checkmark", "ellipsis", "link", "globe"]
}
