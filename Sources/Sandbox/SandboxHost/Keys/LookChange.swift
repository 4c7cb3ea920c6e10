import Foundation
import Inspector

/// A change of the workbench's appearance by an action.
nonisolated enum LookChange: Hashable, Sendable {
  /// Another theme.
  case theme(WorkbenchLook.Kind)
  /// Another language.
  case language(Language)
  /// Larger or smaller texts, or the default size for zero.
  case textSize(Int)

  /// The available text sizes, relative to the default size.
  static let textScales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2, 2.5, 3]

  /// Makes the change.
  func apply(to settings: inout AnnotationSettings) {
    switch self {
    case .theme(let kind):
      settings.look = kind
      settings.palette = WorkbenchLook(kind: kind).palette
    case .language(let language): settings.language = language
    case .textSize(let step):
      let scales = Self.textScales
      let place = scales.lastIndex { $0 <= settings.textScale + 0.01 } ?? 0
      let next = step == 0 ? 0 : min(max(0, place + step), scales.count - 1)
      settings.textScale = scales[next]
    }
  }
}

/// The formats in which the window exports the recorded input; the raw value is the file extension.
nonisolated package enum ExportKind: String, Hashable, Sendable, CaseIterable {
  /// A web page.
  case html
  /// An animated picture.
  case gif
  /// A test in Swift.
  case swift
  /// A touch script.
  case touch
}
