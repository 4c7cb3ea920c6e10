public import TouchTrace

extension GestureTransition {
  /// Returns the change and its cause: `pan possible → began: movement 12.3 pt, 10 pt needed`.
  func text(_ names: ViewNames, in language: Language) -> String {
    let change =
      from == to ? from.text(in: language) : from.text(in: language) + " → " + to.text(in: language)
    return names[recognizer] + " " + change + language(": ", "：")
      + cause.text(names, in: language)
  }
}

extension GestureTransition.State {
  /// Returns the name of the state; in English it is UIKit's own.
  public func text(in language: Language) -> String {
    guard language == .chinese else { return rawValue }
    return switch self {
    case .possible: "可能"
    case .began: "开始"
    case .changed: "变化"
    case .ended: "结束"
    case .cancelled: "取消"
    case .failed: "失败"
    }
  }
}

extension GestureCause {
  /// Returns the cause in a few words.
  func text(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .exceeded(.edge, let measured, _) where !measured.isFinite:
      language("edges is not set", "没有设置 edges")
    case .reached, .exceeded, .missed: measureText(in: language)
    case .prevented(let other):
      language("prevented by \(names[other])", "被 \(names[other]) 阻止")
    case .waits(let other):
      language("waits for \(names[other]) to fail", "等待 \(names[other]) 失败")
    case .requirementRecognized(let other):
      language(
        "\(names[other]), which had to fail, recognised",
        "必须先失败的 \(names[other]) 识别成功了"
      )
    case .vetoedByView(let view):
      language("\(names[view]) said it should not begin", "\(names[view]) 不允许它开始")
    default: language(description, chinese)
    }
  }

  private func measureText(in language: Language) -> String {
    guard language == .chinese else { return description }
    switch self {
    case .reached(let quantity, let measured, let needed):
      return "\(quantity.chinese(measured))，需要 \(quantity.number(needed))"
    case .exceeded(let quantity, let measured, let allowed):
      return "\(quantity.chinese(measured))，最多允许 \(quantity.number(allowed))"
    case .missed(let quantity, let measured, _) where isOfOtherDirection:
      return "\(quantity.chinese(measured))，不是它响应的方向"
    case .missed(let quantity, let measured, let needed):
      return "只有\(quantity.chinese(measured))，需要 \(quantity.number(needed))"
    default: return description
    }
  }

  private var chinese: String {
    switch self {
    case .moved: "手指移动"
    case .lifted: "手指抬起"
    case .wheel: "滚轮转动"
    case .wheelRested: "滚轮停止"
    case .touchesCancelled: "触摸被取消"
    case .released: "它等待的识别器都已失败"
    case .deadlock: "它与其他识别器互相等待"
    case .vetoedByDelegate: "代理不允许它开始"
    case .disabled: "被禁用"
    case .removed: "从视图或窗口移除"
    case .clientCode: "由客户代码设置"
    case .reset: "重置"
    default: description
    }
  }
}

extension GestureCause.Quantity {
  fileprivate func chinese(_ value: Double) -> String { "\(chineseName) \(number(value))" }

  private var chineseName: String {
    switch self {
    case .movement: "移动"
    case .drift: "偏移"
    case .duration: "时长"
    case .pause: "间隔"
    case .distance: "距离"
    case .angle: "角度"
    case .fingers: "手指数"
    case .taps: "点按数"
    case .edge: "到边缘"
    }
  }
}

extension GestureCause {
  /// Returns the cause as shown on a bar: `10.1 pt of 10 pt`.
  public func shortText(in language: Language) -> String {
    switch self {
    case .reached(let quantity, let measured, let needed),
      .missed(let quantity, let measured, let needed),
      .exceeded(let quantity, let measured, let needed):
      let (now, limit) = (quantity.number(quantity.rounded(measured)), quantity.number(needed))
      return language("\(now) of \(limit)", "\(now)，界限 \(limit)")
    default: return text(ViewNames(TreeSnapshot()), in: language)
    }
  }
}

extension GestureCause.Quantity {
  /// Rounds a value to the decimals that fit on a bar.
  fileprivate func rounded(_ value: Double) -> Double {
    self == .angle ? (value * 1000).rounded() / 1000 : (value * 10).rounded() / 10
  }
}
