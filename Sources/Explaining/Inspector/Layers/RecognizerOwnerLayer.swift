import Drawing
import TouchTrace

/// Outlines the views whose recognizers are shown to the user; neutral, because they are not in the chain.
struct RecognizerOwnerLayer: OverlayLayer {
  var part: OverlayParts? { nil }

  private static let line = StrokeStyle(width: 2)

  func paint(_ contents: OverlayContents, on canvas: inout OverlayCanvas) {
    for mark in contents.recognizerOwners {
      let outline = canvas.outline(mark.view.quad, Self.core, Self.line, .black)
      guard let outline else { continue }
      let count = mark.count
      canvas.labels.append(
        MarginLabel(
          name: mark.view.name,
          remark: canvas.language(
            count == 1 ? "1 recognizer" : "\(count) recognizers",
            "\(count) 个手势识别器"
          ),
          style: .framed(canvas.palette.text),
          outline: outline
        )
      )
    }
  }

  private static let core = Color(hex: 0xECEEF1)
}
