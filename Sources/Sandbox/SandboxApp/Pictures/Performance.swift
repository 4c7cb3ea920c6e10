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

/// A scene without a window, touched by simulated fingers, photographed.
struct Performance {
  private let scene: SandboxScene
  private let run: ApplicationRun
  private let canvas: Canvas
  private let scale: Int
  private var time: TimeInterval = 0

  /// Starts a scene for pictures with so many pixels a point.
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

  /// Draws the ring at which a press is wanted.
  func showRing(at point: CGPoint) { run.showRing(at: point) }

  /// Lets fingers come down, all at once.
  mutating func touch(_ points: [CGPoint]) {
    send(.began, points)
  }

  /// Lets the scene's demonstration begin: its fingers come down.
  mutating func beginDemonstration() {
    touch(starts)
  }

  /// Lets the fingers of the scene's demonstration come down and move in even steps.
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

  /// The picture as it is now, as the bytes of a PNG file.
  func png() throws(ProgramError) -> Data {
    if let frame = run.nextFrame() { _ = canvas.paint(frame) }
    return try canvas.png()
  }

  /// Who would receive a touch at each point as it is now, with a legend below, as a PNG file.
  func hitMapPNG(in language: Language) throws(ProgramError) -> Data {
    try png(of: hitMap, in: language)
  }

  /// Who would receive a touch at each point as it is now.
  ///
  /// The scene was started for this picture alone, so that no other picture notices the questions.
  var hitMap: HitMap { HitMapping.map(ofCopy: run.application, size: run.size, scale: scale) }

  /// A hit map with a legend below, as a PNG file.
  func png(of map: HitMap, in language: Language) throws(ProgramError) -> Data {
    try HitMapPicture(map, canvas.renderer, language).png()
  }

  /// The middles of the views that the demonstration touches; the window's where there is none.
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
  /// The view itself or the first one below it with an identifier, level by level.
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
