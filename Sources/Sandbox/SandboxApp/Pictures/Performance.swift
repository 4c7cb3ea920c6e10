import CairoRenderer
import FingerPaths
import Foundation
import Geometry
import Inspector
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats
import TouchKit

/// A scene without a window, with simulated fingers, for pictures.
struct Performance {
  private let scene: SandboxScene
  private let run: ApplicationRun
  private let canvas: Canvas
  private let scale: Int
  private var time: TimeInterval = 0

  /// Starts a scene for pictures with a number of pixels per point.
  init(
    _ scene: SandboxScene,
    size: CGSize,
    scale: Int = 1,
    showsOverlay: Bool,
    hasMargins: Bool = false,
    variation: Variation = Variation([]),
    renderer: CairoRenderer = CairoRenderer()
  ) throws(ProgramError) {
    (self.scene, self.scale) = (scene, scale)
    let started = scene.start(on: size)
    do throws(SourceProblem) {
      try variation.apply(to: started)
    } catch {
      throw ProgramError(.usage, error.message)
    }
    run = ApplicationRun(
      started,
      size: size,
      settings: AnnotationSettings(showsOverlay: showsOverlay),
      measuring: renderer
    )
    run.hasMargins = hasMargins
    canvas = try Canvas(size: run.pictureSize, scale: scale, renderer: renderer)
  }

  /// Shows the ring at which the user is asked to press.
  func showRing(at point: CGPoint) { run.showRing(at: point) }

  /// Puts several fingers down at once.
  mutating func touch(_ points: [CGPoint]) {
    send(.began, points)
  }

  /// Starts the scene's demonstration by putting its fingers down.
  mutating func beginDemonstration() {
    touch(starts)
  }

  /// Plays the scene's demonstration: its fingers come down and move in even steps.
  mutating func demonstrate() {
    let steps = 24
    let starts = starts
    let paths = zip(starts, scene.demonstration).map { FingerPath.line(from: $0, by: $1.offset) }
    touch(starts)
    for number in 1...steps {
      let part = CGFloat(number) / CGFloat(steps)
      send(.moved, paths.map { $0.point(at: part) })
    }
  }

  /// Returns the current picture as the bytes of a PNG file.
  func png() throws(ProgramError) -> Data {
    if let frame = run.nextFrame() { _ = canvas.paint(frame) }
    return try canvas.png()
  }

  /// Returns the current hit map with a legend below, as the bytes of a PNG file.
  func hitMapPNG(in language: Language) throws(ProgramError) -> Data {
    try png(of: hitMap, in: language)
  }

  /// The receiver of a touch at each point in the current state.
  ///
  /// The scene was started for this picture only, so that the questions affect no other picture.
  var hitMap: HitMap { HitMapping.map(ofCopy: run.application, size: run.size, scale: scale) }

  /// Returns a hit map with a legend below, as the bytes of a PNG file.
  func png(of map: HitMap, in language: Language) throws(ProgramError) -> Data {
    try HitMapPicture(map, canvas.renderer, language).png()
  }

  /// The centres of the views that the demonstration touches; the window's centre if a view is missing.
  private var starts: [CGPoint] {
    run.application.layoutIfNeeded()
    guard let root = run.application.windows.first else { return [] }
    return scene.demonstration.map { drag in
      let view = root.firstView(identified: drag.viewIdentifier) ?? root
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
  }

  private mutating func send(_ phase: ContactSample.Phase, _ points: [CGPoint]) {
    let events = points.enumerated().map { number, point in
      InputEvent.contact(
        ContactSample(
          id: ContactID(device: 0, finger: Int64(number)),
          phase: phase,
          location: point,
          timestamp: time
        )
      )
    }
    run.feed(events)
    time += FramePeriod.seconds
    run.advance(to: time)
  }
}

extension UIView {
  /// Returns the first view with an identifier, in breadth-first order from this view.
  fileprivate func firstView(identified identifier: String) -> UIView? {
    var pending = [self]
    while !pending.isEmpty {
      if let view = pending.first(where: { $0.accessibilityIdentifier == identifier }) {
        return view
      }
      pending = pending.flatMap(\.subviews)
    }
    return nil
  }
}
