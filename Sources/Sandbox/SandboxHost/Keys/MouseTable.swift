import Inspector

/// The mouse input in the list of keys.
nonisolated enum MouseTable {
  static let rows: [(how: Phrase, what: Phrase)] = [
    (Phrase("left button", "左键"), Phrase("a finger", "一根手指")),
    (
      Phrase("Alt or Ctrl + left", "Alt 或 Ctrl + 左键"),
      Phrase("two fingers, mirrored about a centre", "两根手指，关于中心对称")
    ),
    (
      Phrase("… + Shift", "… + Shift"),
      Phrase(
        "both move in parallel; before you press, moves the pair",
        "两根手指平行移动；按下之前移动整对手指"
      )
    ),
    (
      Phrase("middle button", "中键"),
      Phrase("pins a finger in place; again lifts it", "把手指固定在原处，再按一次抬起")
    ),
    (
      Phrase("wheel", "滚轮"),
      Phrase("scrolls; changes the force while a finger is down", "滚动；手指按下时改变力度")
    ),
    (
      Phrase("Ctrl + wheel", "Ctrl + 滚轮"),
      Phrase("zooms the scene; on the time line, zooms the time", "缩放场景；在时间线上缩放时间")
    ),
    (
      Phrase("middle button or Space + drag", "中键或空格 + 拖动"),
      Phrase("moves a scene that is larger than the canvas", "移动放大后超出画布的场景")
    ),
    (
      Phrase("right button", "右键"),
      Phrase("all views here: which one gets the touch, and why", "此处的所有视图：哪个收到触摸，为什么")
    ),
    (
      Phrase("Ctrl + right button", "Ctrl + 右键"),
      Phrase("selects a view without touching it", "选中视图而不触摸它")
    ),
  ]
}
