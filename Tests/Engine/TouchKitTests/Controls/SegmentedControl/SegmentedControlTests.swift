import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Segmented and page controls")
struct SegmentedControlTests {
  let stage = Stage()
  let finger: Finger
  let control = UISegmentedControl(items: ["A", "B", "C"])
  let log = ValueLog()

  init() {
    finger = stage.makeFinger()
    control.frame = rect(100, 100, 150, 32)
    stage.rootView.addSubview(control)
    log.listen(to: control) { "\($0.selectedSegmentIndex)" }
  }

  @Test("A tap selects on lift, and tells only of a change")
  func tap() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    finger.down(175, 110)
    #expect(control.selectedSegmentIndex == -1)
    finger.up()
    #expect(log.take() == ["changed 1", "up 1"])
    stage.tap(CGPoint(x: 175, y: 110))
    #expect(log.take() == ["up 1"])
  }

  @Test("The finger may change its mind; what counts is where it lifts")
  func slide() {
    finger.down(110, 110)
    finger.move(300, 130)
    finger.up()
    #expect(log.take() == ["changed 2", "up 2"])
    finger.down(110, 110)
    finger.move(110, 400)
    finger.up()
    #expect(log.take() == ["out 2"])
  }

  @Test("A momentary control shows its segment only while it tells of it")
  func momentary() {
    control.isMomentary = true
    stage.tap(CGPoint(x: 240, y: 110))
    stage.tap(CGPoint(x: 240, y: 110))
    #expect(log.take() == ["changed 2", "up -1", "changed 2", "up -1"])
  }

  @Test("A disabled segment is not selected")
  func disabledSegment() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(CGPoint(x: 175, y: 110))
    #expect(log.take() == ["up -1"])
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test("Inserting and removing keep the selection on its segment")
  func editing() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == "C" && control.titleForSegment(at: 5) == nil)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == -1)
    #expect(log.take() == [])
  }

  @Test("Widths of their own, and what the others leave")
  func widths() {
    control.setWidth(100, forSegmentAt: 0)
    stage.tap(CGPoint(x: 195, y: 110))
    #expect(control.selectedSegmentIndex == 0)
    stage.tap(CGPoint(x: 205, y: 110))
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
  }

  @Test("Segments with actions perform them")
  func actions() {
    var calls: [String] = []
    let name = UIAction.Identifier("second")
    let control = UISegmentedControl(
      frame: rect(100, 200, 100, 32),
      actions: [
        UIAction(title: "1") { calls.append($0.title) },
        UIAction(title: "2", identifier: name) { calls.append($0.title) },
      ]
    )
    stage.rootView.addSubview(control)
    stage.tap(CGPoint(x: 175, y: 210))
    #expect(calls == ["2"])
    #expect(control.segmentIndex(identifiedBy: name) == 1)
    #expect(control.titleForSegment(at: 0) == "1")
    #expect(control.actionForSegment(at: 0)?.title == "1")
  }

  @Test("A page control goes on and back by its halves, within the pages")
  func pages() {
    let pages = UIPageControl(frame: rect(100, 300, 100, 30))
    pages.numberOfPages = 3
    stage.rootView.addSubview(pages)
    log.listen(to: pages) { "\($0.currentPage)" }
    stage.tap(CGPoint(x: 190, y: 310))
    stage.tap(CGPoint(x: 190, y: 310))
    stage.tap(CGPoint(x: 190, y: 310))
    #expect(log.take() == ["changed 1", "up 1", "changed 2", "up 2", "up 2"])
    stage.tap(CGPoint(x: 110, y: 310))
    #expect(log.take() == ["changed 1", "up 1"])
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = -4
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(pages.size(forNumberOfPages: 3).width > pages.size(forNumberOfPages: 2).width)
    #expect(log.take() == [])
  }
}
