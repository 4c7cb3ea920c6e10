import CairoRenderer
import Drawing
import Foundation
import Geometry
import ScreenshotReferences
import TouchKit
import TouchKitTesting

/// A folder with failed screenshot tests: a shop's screens, most of which have the same change.
struct FailedProject: Sendable {
  let folder: TemporaryFolder
  /// The names of the references with the same change, then those of the others.
  let names: [String]

  /// Creates a number of pictures with the same change, all but the first by copying, and three with others.
  @MainActor init(basketCount: Int) throws {
    folder = try TemporaryFolder()
    let baskets = (0..<basketCount).map { "basket-\($0)" }
    names = baskets + ["card-form", "title-large", "title-small"]
    if let first = baskets.first {
      try check(first) {
        $0.basket(back: CGRect(x: 8, y: 6, width: 44, height: 44), toast: 436)
      } after: {
        $0.basket(back: CGRect(x: 8, y: 13, width: 30, height: 30), toast: 401)
      }
      for name in baskets.dropFirst() {
        for ending in ["png", "actual.png", "facts.json", "actual.facts.json", "difference.png"] {
          try FileManager.default.copyItem(
            atPath: path("\(first).\(ending)"),
            toPath: path("\(name).\(ending)")
          )
        }
      }
    }
    try check("card-form") {
      $0.form(isEnabled: true)
    } after: {
      $0.form(isEnabled: false)
    }
    for (name, size) in [("title-large", 18.0), ("title-small", 18.0)] {
      try check(name) {
        $0.title(17)
      } after: {
        $0.title(size)
      }
    }
  }

  /// Returns the path of a file of a reference.
  func path(_ name: String) -> String { folder.file("__Snapshots__/CheckoutTests/\(name)") }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  @MainActor private func check(
    _ name: String,
    before: @escaping (Stage) -> Void,
    after: @escaping (Stage) -> Void
  ) throws {
    let files = ScreenshotFiles(testFile: folder.file("CheckoutTests.swift"), name: name)
    for (mode, change) in [(ScreenshotRecording.missing, before), (.never, after)] {
      let stage = Stage(size: CGSize(width: 390, height: 500))
      stage.rootView.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
      stage.rootView.accessibilityIdentifier = "screen"
      change(stage)
      let renderer = CairoRenderer()
      let picture = try Screenshot(
        of: stage.screenshot(measuring: renderer),
        size: stage.screenshotSize,
        background: .black
      )
      .render(with: renderer)
      _ = try ReferenceCheck(files: files, recording: mode).run(.picture(picture)) {
        stage.screenshotFacts
      }
    }
  }
}

extension Stage {
  fileprivate func add(_ view: UIView, _ name: String, _ frame: CGRect, _ color: UIColor?) {
    view.accessibilityIdentifier = name
    view.frame = frame
    view.backgroundColor = color
    rootView.addSubview(view)
  }

  fileprivate func basket(back: CGRect, toast: CGFloat) {
    title(17)
    let button = UIButton(type: .system)
    button.setTitle("‹", for: .normal)
    add(button, "Back", back, UIColor(red: 0.84, green: 0.91, blue: 1, alpha: 1))
    add(UIScrollView(), "list", CGRect(x: 24, y: 80, width: 342, height: 220), .white)
    let pay = UIButton(type: .system)
    pay.setTitle("Pay", for: .normal)
    pay.setTitleColor(.white, for: .normal)
    add(pay, "Pay", CGRect(x: 24, y: 370, width: 342, height: 50), .systemBlue)
    let label = UILabel()
    label.text = "Saved to your basket"
    label.textAlignment = .center
    label.textColor = .white
    label.isUserInteractionEnabled = true
    add(
      label,
      "Toast",
      CGRect(x: 24, y: toast, width: 342, height: 44),
      UIColor(white: 0.2, alpha: 1)
    )
  }

  fileprivate func title(_ size: CGFloat) {
    let label = UILabel()
    label.text = "Basket"
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: size)
    add(label, "Title", CGRect(x: 120, y: 8, width: 150, height: 40), nil)
  }

  fileprivate func form(isEnabled: Bool) {
    title(17)
    let button = UIButton(type: .system)
    button.setTitle("Delete", for: .normal)
    button.isEnabled = isEnabled
    add(button, "Delete", CGRect(x: 24, y: 310, width: 342, height: 44), .white)
  }
}
