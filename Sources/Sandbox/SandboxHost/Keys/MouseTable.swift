import Inspector

/// The mouse input in the list of keys.
nonisolated enum MouseTable {
  static let rows: [(how: Phrase, what: Phrase)] = [
    (Phrase("left button", "左键"), Phrase("a finger", "一根手指")),
    (
      Phrase("Alt or Ctrl + left", "Alt 或 Ctrl + 左键"),
      Phrase("two mirrored fingers", "两根手指，关于中心对称")
    ),
    (
      Phrase("… + Shift", "… + Shift"),
      Phrase(
        "two parallel fingers",
        "两根手指平行移动"
      )
    ),
    (
      Phrase("middle button", "中键"),
      Phrase("pins a finger, or lifts it", "把手指固定在原处，再按一次抬起")
    ),
    (
      Phrase("wheel", "滚轮"),
      Phrase("scrolls; finger down: changes the force", "滚动；手指按下时改变力度")
    ),
    (
      Phrase("Ctrl + wheel", "Ctrl + 滚轮"),
      Phrase("zooms scene or time line", "缩放场景；在时间线上缩放时间")
    ),
    (
      Phrase("middle button or Space + drag", "中键或空格 + 拖动"),
      Phrase("moves the scene", "移动场景")
    ),
    (
      Phrase("right button", "右键"),
      Phrase("explains each view under the point", "说明此处的每个视图是否收到触摸")
    ),
    (
      Phrase("Ctrl + right button", "Ctrl + 右键"),
      Phrase("selects, without a touch", "选中视图而不触摸它")
    ),
  ]
}
