import TouchTrace

extension LintFinding {
  /// Returns the problem between recognizers, and the fix.
  func gestureText(
    _ names: ViewNames,
    of tree: TreeSnapshot,
    in language: Language
  ) -> String {
    let gesture = recognizer.map { names[$0] } ?? ""
    let second = otherRecognizer.map { names[$0] } ?? ""
    let view = other.map { names[tree.views[$0].node] } ?? ""
    switch rule {
    case .requirementCircle:
      return language(
        "\(gesture) and \(second) wait for each other to fail, so neither can act; remove one"
          + " require(toFail:)",
        "\(gesture) 和 \(second) 互相等待失败，都无法触发；请去掉一个 require(toFail:)"
      )
    case .tapAboveRows:
      return language(
        "\(gesture) cancels taps on the rows of \(view), so no row is selected; set its"
          + " cancelsTouchesInView to false, or let its delegate reject touches there",
        "\(gesture) 取走了 \(view) 各行上的轻点，因此选不中行；请把它的 cancelsTouchesInView 设为 false，"
          + "或让代理拒绝那里的触摸"
      )
    case .panInScrollView:
      return language(
        "\(gesture) and the scrolling of \(view) compete for the same drags; let a delegate choose"
          + " by direction, or allow both",
        "\(gesture) 与 \(view) 的滚动争抢同样的拖动；请让代理按方向决定，或允许两者同时识别"
      )
    case .swipeBesidePan:
      return language(
        "\(second) begins after 10 points, before \(gesture) can recognise; add"
          + " \(second).require(toFail: \(gesture))",
        "\(second) 移动 10 点就开始，早于 \(gesture) 识别；请添加 \(second).require(toFail: \(gesture))"
      )
    case .pressBeforeScrollDelay:
      return language(
        "\(gesture) begins before \(view) knows whether the finger scrolls (0.15 s); make"
          + " minimumPressDuration longer",
        "\(view) 需要 0.15 s 才知道手指是否滚动，\(gesture) 更早就开始；请加长 minimumPressDuration"
      )
    case .unrelatedTaps:
      return language(
        "a double tap also triggers \(gesture); to prevent that, add"
          + " \(gesture).require(toFail: \(second))",
        "双击时 \(gesture) 也会触发；如不希望这样，请添加 \(gesture).require(toFail: \(second))"
      )
    default: return ""
    }
  }
}
