import Foundation
import Geometry
import Testing
import TouchKit

@Suite("Paths")
struct PathAPITests {
  private func close(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 0.01 && abs(first.minY - second.minY) < 0.01
      && abs(first.maxX - second.maxX) < 0.01 && abs(first.maxY - second.maxY) < 0.01
  }

  @Test("Arcs go the way they are told, clockwise being what one sees")
  func arcs() {
    let quarter = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(close(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let rest = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(close(rest.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(close(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5),
      radius: 5,
      startAngle: -.pi / 2,
      endAngle: .pi * 1.5,
      clockwise: true
    )
    #expect(close(circle.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("Points are inside by winding or by even and odd")
  func contains() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 8, y: 8), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(oval.contains(CGPoint(x: 5, y: 0.5)))
    #expect(!oval.contains(CGPoint(x: 0.5, y: 0.5)))
    oval.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(oval.contains(CGPoint(x: 105, y: 5)))
  }

  @Test("Rectangles know that they are, other outlines that they are not")
  func rectangles() {
    var rect = CGRect.zero
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: box, transform: nil).isRect(&rect))
    #expect(rect == box)
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: box, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
    #expect(CGPath(rect: box, transform: nil) == UIBezierPath(rect: box).cgPath)
  }

  @Test("Steps can be visited, and a reversed path visits them backwards")
  func steps() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.close()
    func ends(_ path: CGPath) -> [String] {
      var result: [String] = []
      path.applyWithBlock { step in
        let element = step.pointee
        if element.type == .closeSubpath { return result.append("Z") }
        result.append("\(element.type.rawValue) \(element.points[0].x) \(element.points[0].y)")
      }
      return result
    }
    #expect(ends(path.cgPath) == ["0 0.0 0.0", "1 1.0 0.0", "1 1.0 1.0", "Z"])
    #expect(ends(path.reversing().cgPath) == ["0 1.0 1.0", "1 1.0 0.0", "1 0.0 0.0", "Z"])
    #expect(path.currentPoint == .zero)
  }

  @Test("An arc that rounds a corner touches both lines")
  func corner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    #expect(close(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }
}
