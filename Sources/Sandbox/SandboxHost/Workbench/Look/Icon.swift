import Foundation
import TouchKit

/// The icons of buttons and rows, as lines on a grid of sixteen points.
///
/// Each is written as SVG path data.
enum Icon: String {
  case gallery = "M2.5 3.5h11v9h-11z M6 3.5v9"
  case inspector = "M2.5 3.5h11v9h-11z M10 3.5v9"
  case search = "M7 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8 M10 10l3.2 3.2"
  case undo = "M6 4.5L3 7.2l3 2.7 M3.3 7.2h6a3.2 3.2 0 0 1 0 6.3H6"
  case redo = "M10 4.5l3 2.7-3 2.7 M12.7 7.2h-6a3.2 3.2 0 0 0 0 6.3H10"
  case flag = "M4.5 2v12 M4.5 3h7l-1.6 2.4L11.5 8h-7"
  case clock = "M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4 M8 4.6V8l2.4 1.6"
  case code = "M5.5 4L2 8l3.5 4 M10.5 4L14 8l-3.5 4"
  case stop = "M5.4 2h5.2L14 5.4v5.2L10.6 14H5.4L2 10.6V5.4z M8 5v3.6 M8 10.9v.1"
  case pencil = "M3 13l.6-2.8 7-7 2.2 2.2-7 7z"
  case doc = "M4 2h5.5L12 4.5V14H4z M9.2 2v2.8H12"
  case finger = """
    M8 4.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8 M8 1.2v1.4 M8 13.4v1.4 M1.2 8h1.4 M13.4 8h1.4
    """
  case select = "M4 2.8l8.2 5.4-3.7.8 2 3.8-1.7.8-1.9-3.8-2.6 2.6z"
  case predict = "M5.6 6.2a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8 M8 12.6v.1"
  case pause = "M5.5 3.5v9 M10.5 3.5v9"
  case play = "M5 3.4l7.5 4.6L5 12.6z"
  case previous = "M10.5 4L6 8l4.5 4"
  case next = "M5.5 4L10 8l-4.5 4"
  case toStart = "M4 4v8 M11.5 4L7 8l4.5 4"
  case toEnd = "M12 4v8 M4.5 4L9 8l-4.5 4"
  case restart = "M12.8 6.2A5.2 5.2 0 1 0 13.2 9 M13 3v3.3H9.7"
  case record = "M8 2.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4"
  case camera = """
    M2.5 5h2.6l1-1.6h3.8L10.9 5h2.6v7.5h-11z M8 6.8a2 2 0 1 1 0 4a2 2 0 1 1 0-4
    """
  case help = """
    M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4 M6.3 6.4a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.9.7-.9 \
    1.3 M8 11.4v.1
    """
  case check = "M3.2 8.4l3.2 3.2 6.4-7"
  case eye = """
    M1.8 8c1.7-2.7 3.8-4 6.2-4s4.5 1.3 6.2 4c-1.7 2.7-3.8 4-6.2 4s-4.5-1.3-6.2-4z \
    M8 6.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6
    """
  case cross = "M4 4l8 8 M12 4l-8 8"
  case dash = "M4 8h8"
  case cut = "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11 M4.2 4.2l7.6 7.6"
  case ring = "M8 4.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6"
  case down = "M4.5 6.5L8 10l3.5-3.5"
  case right = "M6.5 4.5L10 8l-3.5 3.5"
  case plus = "M8 3.5v9 M3.5 8h9"
  case minus = "M3.5 8h9"
  case mouseLeft = """
    M8 2c-2.4 0-3.8 1.6-3.8 4v4c0 2.4 1.4 4 3.8 4s3.8-1.6 3.8-4V6c0-2.4-1.4-4-3.8-4z M8 2v5 M4.2 7h7.6 \
    M5.4 4.6v1.2
    """
  case mouseRight = """
    M8 2c-2.4 0-3.8 1.6-3.8 4v4c0 2.4 1.4 4 3.8 4s3.8-1.6 3.8-4V6c0-2.4-1.4-4-3.8-4z M8 2v5 M4.2 7h7.6 \
    M10.6 4.6v1.2
    """
  case mouseMiddle = """
    M8 2c-2.4 0-3.8 1.6-3.8 4v4c0 2.4 1.4 4 3.8 4s3.8-1.6 3.8-4V6c0-2.4-1.4-4-3.8-4z M8 4.5v2.5
    """
  case grid = "M3 3h4v4H3z M9 3h4v4H9z M3 9h4v4H3z M9 9h4v4H9z"
  case fold = "M4 5l-2 3 2 3 M12 5l2 3-2 3 M6.5 8h.1 M9.5 8h.1"
  case two =
    "M5 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5 M11 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5"
  case copy = "M4 2.5h5l3 3v8H4z M9 2.5v3h3"
  case bulb = "M6 11.5h4 M6.5 13.5h3 M5.9 9.6A3.9 3.9 0 1 1 10.1 9.6z"
  case move = """
    M8 2v12 M2 8h12 M6 4l2-2 2 2 M6 12l2 2 2-2 M4 6L2 8l2 2 M12 6l2 2-2 2
    """
  case links = "M7 5H5a3 3 0 0 0 0 6h2 M9 5h2a3 3 0 0 1 0 6H9 M5.5 8h5"
  case pinch = "M9.5 6.5L13 3 M13 6V3h-3 M6.5 9.5L3 13 M3 10v3h3"
  case toggle =
    "M5 5h6a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6 M11 6.7a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6"
  case windows = "M2.5 2.5h8v8h-8z M5.5 13.5h8v-8"
  case file = "M4 2.5h5l3 3v8H4z"

  /// The parsed lines of each icon.
  private static var paths: [Icon: UIBezierPath] = [:]

  /// The lines, on the grid.
  var path: UIBezierPath {
    if let known = Icon.paths[self] { return known }
    var reader = PathDataReader(rawValue)
    let path = reader.path()
    Icon.paths[self] = path
    return path
  }
}
