import Foundation
import SandboxHost
import SandboxScenes
import TextFormats
import TouchInput
import TouchKit
import UIKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A loaded library of the user's code.
struct CodeLibrary {
  /// The name of the function for top-level code.
  nonisolated static let script = "touch_sandbox_script"

  /// The size of a scene from code, in points (our choice).
  nonisolated static let sceneSize = CGSize(width: 640, height: 480)

  private let build: CodeBuild
  private let handle: UnsafeMutableRawPointer

  /// Loads a library, which stays loaded like its classes.
  init(_ build: CodeBuild) throws(ProgramError) {
    self.build = build
    guard let handle = dlopen(build.library, RTLD_NOW | RTLD_LOCAL) else {
      throw ProgramError(
        .dataError,
        "the code compiled, but cannot be loaded: \(String(cString: dlerror()))"
      )
    }
    self.handle = handle
  }

  /// Returns the scenes of the code, named after a title; the requested one is the first.
  func scenes(of code: SceneCode) throws(ProgramError) -> [SandboxScene] {
    let scenes = allScenes(of: code)
    guard let preview = code.preview else { return scenes }
    let names = build.candidates.map(\.name)
    let index = names.firstIndex(of: preview) ?? (Int(preview) ?? 0) &- 1
    guard scenes.indices.contains(index) else {
      let list = names.map(\.debugDescription).joined(separator: ", ")
      throw ProgramError(
        .noInput,
        "there is no preview \(preview.debugDescription) in \(code.shownName); it has \(list)"
      )
    }
    return [scenes[index]] + scenes[..<index] + scenes[(index + 1)...]
  }

  private func allScenes(of code: SceneCode) -> [SandboxScene] {
    build.candidates.map { candidate in
      let title = build.candidates.count == 1 ? code.title : candidate.name
      var scene = SandboxScene(
        name: title,
        file: code.name,
        title: LocalizedText(english: title, chinese: title),
        question: code.question,
        answer: LocalizedText(english: "", chinese: ""),
        makeRootViewController: { [self] in controller(candidate) },
        size: Self.sceneSize
      )
      if candidate.kind.isApplication {
        scene.launch = { [self] size, time in
          let started = launch(candidate, size, time)
          return (started.application, started.companion)
        }
      }
      return scene
    }
  }

  /// Calls an entry function, which returns a pointer to an object or a class.
  private func call(_ entry: String) -> UInt {
    guard let symbol = dlsym(handle, entry) else { return 0 }
    typealias Entry = @convention(c) () -> UInt
    return unsafeBitCast(symbol, to: Entry.self)()
  }

  /// Returns the controller of a candidate, or a controller that shows its view.
  private func controller(_ candidate: CodeCandidate) -> UIViewController {
    guard let pointer = UnsafeRawPointer(bitPattern: call(candidate.entry)) else {
      return UIViewController()
    }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    if let controller = object as? UIViewController { return controller }
    return (object as? UIView).map { UIViewController(showing: $0) } ?? UIViewController()
  }

  /// Launches the application of a candidate with a screen size, at a time.
  private func launch(
    _ candidate: CodeCandidate,
    _ size: CGSize,
    _ time: TimeInterval
  ) -> StartedApplication {
    switch candidate.kind {
    case .delegate:
      return UserApplication(type: nil, delegateType: type(candidate)).restart(size, time)
    case .sceneDelegate:
      SceneOnlyDelegate.sceneDelegate = type(candidate)
      return UserApplication(type: nil, delegateType: SceneOnlyDelegate.self).restart(size, time)
    case .main, .script, .preview, .controller, .view:
      return run(candidate, size, time)
    }
  }

  /// Runs top-level code or a program's own `main`, and shows its result in a window.
  private func run(
    _ candidate: CodeCandidate,
    _ size: CGSize,
    _ time: TimeInterval
  ) -> StartedApplication {
    var classes: UserApplication?
    UserProgram.taking = { classes = $0 }
    defer { UserProgram.taking = nil }
    if candidate.kind == .script {
      if let symbol = dlsym(handle, Self.script) {
        typealias Script = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
        _ = unsafeBitCast(symbol, to: Script.self)(0, nil)
      }
    } else {
      _ = call(candidate.entry)
    }
    if let classes { return classes.restart(size, time) }
    // The code may have created its own application, as a test does, whose clock has advanced.
    let root = UIApplication.shared.windows.first?.rootViewController
    let application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: time)))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    return StartedApplication(application, with: window)
  }

  private func type(_ candidate: CodeCandidate) -> AnyClass? {
    UnsafeRawPointer(bitPattern: call(candidate.entry)).map {
      unsafeBitCast($0, to: AnyClass.self)
    }
  }
}

/// The delegate of an application whose code declares only a scene delegate.
private final class SceneOnlyDelegate: UIResponder, UIApplicationDelegate {
  /// The class of the scene delegate.
  static var sceneDelegate: AnyClass?

  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Self.sceneDelegate
    return configuration
  }
}

extension CodeCandidate.Kind {
  /// Whether it creates its own windows.
  nonisolated fileprivate var isApplication: Bool {
    switch self {
    case .delegate, .sceneDelegate, .main, .script: true
    case .preview, .controller, .view: false
    }
  }
}

extension UIViewController {
  /// Creates a controller that shows one view in the centre.
  fileprivate convenience init(showing single: UIView) {
    self.init()
    view.backgroundColor = .systemBackground
    if single.bounds.isEmpty { single.bounds.size = single.sizeAlone }
    single.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    single.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    view.addSubview(single)
  }
}

extension UIView {
  /// The view's own size, or 200 × 200 (our choice).
  fileprivate var sizeAlone: CGSize {
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = max(intrinsicContentSize.width, fitting.width)
    let height = max(intrinsicContentSize.height, fitting.height)
    return CGSize(width: width > 0 ? width : 200, height: height > 0 ? height : 200)
  }
}
