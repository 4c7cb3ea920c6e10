import Foundation
import Inspector

/// A change of the look of the workbench that an action makes.
nonisolated enum LookChange: Hashable, Sendable {
  /// Another theme.
  case theme(WorkbenchLook.Kind)
  /// Another language.
  case language(Language)
  /// Larger texts, smaller ones, or the usual size for zero.
  case textSize(Int)

  /// The sizes of texts that can be chosen, compared with the usual one.
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

/// The forms in which the window saves what was done; the raw value is the ending of the file.
nonisolated package enum ExportKind: String, Hashable, Sendable, CaseIterable {
  /// A web page.
  case html
  /// A moving picture.
  case gif
  /// A test in Swift.
  case swift
  /// A touch script.
  case touch
}
