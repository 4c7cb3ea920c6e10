import DispatchTracing
import Foundation
import PointerInput

/// Carries an application through the states that the desktop puts it in.
@MainActor
struct ApplicationLife {
  let application: UIApplication

  /// Follows what happened to the window on the desktop.
  func follow(_ change: WindowChange) {
    switch change {
    case .focusGained: activate()
    case .focusLost: resign()
    case .hidden: hide()
    case .shown: show()
    case .closeRequested: terminate()
    case .resized, .exposed, .deviceLost: break
    }
  }

  private func activate() {
    show()
    guard application.applicationState != .active else { return }
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Its touches are cancelled whatever the state was: the desktop took the fingers away.
  private func resign() {
    if application.applicationState == .active {
      application.delegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
      application.applicationState = .inactive
    }
    application.endTouches(.applicationResigned)
  }

  private func hide() {
    resign()
    guard application.applicationState != .background else { return }
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func show() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
  }

  private func terminate() {
    resign()
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
