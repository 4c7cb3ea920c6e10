import Foundation

/// The screen's coordinate space, with its origin at the upper left corner.
///
/// A view without a window is treated as if its root were at the screen's corner.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let corner = corner(of: view)
    return view.convert(CGPoint(x: point.x - corner.x, y: point.y - corner.y), from: nil)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    let corner = corner(of: view)
    let place = view.convert(point, to: nil)
    return CGPoint(x: place.x + corner.x, y: place.y + corner.y)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let corner = corner(of: view)
    return view.convert(rect.offsetBy(dx: -corner.x, dy: -corner.y), from: nil)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    let corner = corner(of: view)
    return view.convert(rect, to: nil).offsetBy(dx: corner.x, dy: corner.y)
  }

  private func corner(of view: UIView) -> CGPoint { view.attachedWindow?.frame.origin ?? .zero }
}
