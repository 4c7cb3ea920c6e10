import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

/// A picker's data source and delegate that logs the chosen rows.
@MainActor
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [20, 3]
  var widths: [CGFloat] = [0, 0]
  var chosen: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component]
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { "\(component).\(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component).\(row)")
  }
}

@MainActor
@Suite("Picker views")
struct PickerViewTests {
  private let stage = Stage()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let wheels = Wheels()

  init() {
    picker.dataSource = wheels
    picker.delegate = wheels
    stage.rootView.addSubview(picker)
    stage.application.layoutIfNeeded()
  }

  private func title(_ row: Int, _ component: Int) -> String? {
    (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
  }

  @Test("At first the first rows are chosen; only rows in sight have views")
  func first() throws {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 20)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(title(0, 0) == "0.0")
    #expect(title(19, 0) == nil)
    let row = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(row.convert(CGPoint(x: 0, y: 16), to: picker).y == 108)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
  }

  @Test("A drag turns a wheel, which comes to rest at a row and tells of it")
  func drag() {
    stage.drag(from: CGPoint(x: 80, y: 150), by: CGVector(dx: 0, dy: -80))
    stage.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(wheels.chosen == ["0.\(row)"])
    let place = picker.view(forRow: row, forComponent: 0)?.convert(CGPoint(x: 0, y: 16), to: picker)
    #expect(place.map { abs($0.y - 108) < 0.01 } == true)
    #expect(picker.selectedRow(inComponent: 1) == 0)
  }

  @Test("A tap on a row chooses it; one on the row in the middle does nothing")
  func tap() {
    stage.tap(CGPoint(x: 240, y: 108 + 32))
    stage.settle()
    #expect(wheels.chosen == ["1.1"])
    stage.tap(CGPoint(x: 240, y: 108))
    stage.settle()
    #expect(wheels.chosen == ["1.1"])
  }

  @Test("What the program chooses the delegate does not hear of", arguments: [false, true])
  func program(animated: Bool) {
    picker.selectRow(5, inComponent: 0, animated: animated)
    #expect(picker.selectedRow(inComponent: 0) == 5)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 5)
    #expect(wheels.chosen.isEmpty)
    stage.application.layoutIfNeeded()
    let place = picker.view(forRow: 5, forComponent: 0)?.convert(CGPoint(x: 0, y: 16), to: picker)
    #expect(place.map { abs($0.y - 108) < 0.01 } == true)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 19)
  }

  @Test("A wheel that was flung beyond its end comes back to the last row")
  func end() {
    stage.drag(from: CGPoint(x: 240, y: 180), by: CGVector(dx: 0, dy: -170))
    stage.settle()
    #expect(wheels.chosen == ["1.2"])
  }

  @Test("Rows that are gone are no longer chosen; widths are as the delegate says")
  func reload() {
    picker.selectRow(15, inComponent: 0, animated: false)
    wheels.counts = [4, 3]
    wheels.widths = [60, 0]
    picker.reloadAllComponents()
    stage.application.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.rowSize(forComponent: 0).width == 60)
    #expect(picker.rowSize(forComponent: 1).width == 237)
    wheels.counts = [0, 3]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("Rows may be views of the delegate, which are used again")
  func views() {
    final class Dots: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        500
      }
      func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if let view { return view }
        made += 1
        return UIView()
      }
    }
    let dots = Dots()
    picker.delegate = dots
    picker.dataSource = dots
    stage.application.layoutIfNeeded()
    for row in [100, 200, 300] {
      picker.selectRow(row, inComponent: 0, animated: false)
      stage.application.layoutIfNeeded()
    }
    #expect(dots.made < 24)
  }
}
