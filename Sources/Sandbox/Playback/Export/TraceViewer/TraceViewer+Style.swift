import Drawing
import SandboxHost

/// The style of a viewer's page: the tokens of the sandbox's window, dark and light.
extension TraceViewer {
  static let style = """
    :root { \(tokens(.dark)) }
    @media (prefers-color-scheme: light) { :root { \(tokens(.light)) } }

    """ + layout + "\n" + timeLine + "\n" + conflicts

  private static func tokens(_ theme: Theme) -> String {
    let colors = [
      ("canvas", theme.canvas), ("panel", theme.panel), ("field", theme.field),
      ("line", theme.line), ("edge", theme.edge),
      ("text", theme.text), ("text2", theme.text2), ("text3", theme.text3),
      ("accent", theme.accent), ("onaccent", theme.onAccent), ("hit", theme.accent),
      ("sel", theme.selected), ("onsel", theme.onSelected),
      ("chain", theme.chain), ("onchain", theme.onChain), ("chainline", theme.chainLine),
      ("touch", theme.touch), ("ontouch", theme.onTouch),
      ("yes", theme.yes), ("yesfill", theme.yesFill), ("onyes", theme.onYes), ("no", theme.no),
      ("focus", theme.focus),
    ]
    return colors.map { "--\($0): \($1);" }.joined(separator: " ")
  }

  private static let layout = """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--panel); color: var(--text);
      font: 12px/16px Inter, "Noto Sans", "Noto Sans CJK SC", system-ui, sans-serif;
      font-feature-settings: "tnum"; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    header { display: flex; gap: 14px; align-items: center; padding: 14px 24px;
      border-bottom: 1px solid var(--line); }
    header > div { flex: 1; min-width: 0; }
    h1 { font-weight: 600; font-size: 18px; line-height: 24px; letter-spacing: -0.25px; margin: 0;
      overflow-wrap: anywhere; }
    header p { margin: 0; color: var(--text2); overflow-wrap: anywhere; }
    .mark { width: 32px; height: 32px; flex: none; }
    .icon { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.5; }
    details { flex: none; max-width: 360px; }
    summary, button, select { min-height: 28px; border: 1px solid var(--edge); border-radius: 6px;
      background: none; color: var(--text); font: inherit; padding: 0 10px; cursor: pointer; }
    summary { display: inline-flex; gap: 6px; align-items: center; list-style: none; float: right; }
    summary::-webkit-details-marker { display: none; }
    details p { clear: both; padding-top: 6px; color: var(--text); }
    .opened, details[open] .closed { display: none; }
    details[open] .opened { display: inline; }
    option { background: var(--panel); color: var(--text); }
    main { display: grid; grid-template-columns: minmax(0, 1fr); }
    #canvas { background: var(--canvas); padding: 20px 0; }
    #screen { display: block; max-width: 100%; margin: 0 auto; }
    #chain { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center;
      min-height: 40px; padding: 8px 20px; border-top: 1px solid var(--line); }
    #chain b { font-weight: 600; font-size: 11px; }
    #links { display: flex; flex-wrap: wrap; gap: 6px 4px; align-items: center; min-width: 0;
      color: var(--text3); }
    #chain small { margin-left: auto; color: var(--text3); font-size: 11px; }
    .tag { border-radius: 4px; background: var(--touch); color: var(--ontouch); padding: 0 5px;
      font-weight: 700; font-size: 10.5px; margin-right: 4px; }
    .link { display: inline-flex; gap: 6px; align-items: center; height: 22px; max-width: 100%;
      border: 1.5px solid var(--chainline); border-radius: 11px; padding: 0 9px 0 2px;
      color: var(--text); font-weight: 500; }
    .link span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .link b, #chain .link b { width: 16px; height: 16px; border-radius: 8px; flex: none;
      background: var(--chain); color: var(--onchain); font-weight: 700; font-size: 10.5px; line-height: 16px; text-align: center; }
    .link.hit { border-color: var(--hit); }
    .link.hit b, #chain .link.hit b { background: var(--hit); color: var(--onaccent); }
    .link.dim { border: 1.5px dashed var(--edge); color: var(--text2); font-weight: 400; }
    .link.dim b, #chain .link.dim b { background: none; color: var(--text2);
      box-shadow: inset 0 0 0 1.25px var(--edge); }
    .arrow { color: var(--chainline); }
    .arrow.dim { color: var(--edge); }
    #bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 20px;
      border-top: 1px solid var(--line); }
    #play { width: 40px; height: 32px; padding: 0; border: 0; background: var(--accent);
      color: var(--onaccent); }
    #play span { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); }
    #play i { display: inline-block; border: solid transparent; border-width: 6px 0 6px 10px;
      border-left-color: currentColor; vertical-align: middle; }
    #play.on i { border: solid currentColor; border-width: 0 3px; width: 10px; height: 12px; }
    #back, #forth { border: 0; padding: 0 8px; font-size: 18px; color: var(--text2); }
    #clock { font-weight: 600; }
    #total { color: var(--text2); }
    #time { flex: 1 1 120px; min-width: 80px; accent-color: var(--accent); }
    #bar label { display: inline-flex; gap: 5px; align-items: center; min-height: 24px; }
    #overlay { accent-color: var(--accent); width: 16px; height: 16px; margin: 0; }
    #side { padding: 12px 16px; border-top: 1px solid var(--line); min-width: 0; }
    #filter { width: 100%; height: 32px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--field); color: var(--text); font: inherit; padding: 0 10px; }
    #filter::placeholder { color: var(--text3); opacity: 1; }
    #log { margin: 8px 0; padding: 0; list-style: none; }
    #log li { padding: 2px 8px 2px 58px; cursor: pointer; position: relative; border-radius: 4px;
      overflow-wrap: anywhere; color: var(--text2); }
    #log small { float: right; font-size: 12px; color: var(--text3); }
    #log li.now small { color: inherit; }
    #log li[data-head] { padding-left: 46px; color: var(--text); font-weight: 600; }
    #log li[data-head] span { position: absolute; left: 0; width: 40px; text-align: right;
      color: var(--text3); font-weight: 400; }
    #log li[data-idle] { margin: 4px 0; border: dashed var(--edge); border-width: 1px 0;
      border-radius: 0; color: var(--text3); font-size: 11px; cursor: default; }
    #log li.past { color: var(--text); }
    #log li.now { background: var(--sel); color: var(--onsel); }
    #none, #hint { color: var(--text3); }
    kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px;
      padding: 0 4px; color: var(--text2); font-weight: 500; font-size: 10.5px; line-height: 14px; }
    @media (min-width: 900px) {
      main { grid-template-columns: minmax(0, 61fr) minmax(0, 39fr); }
      #stage { border-right: 1px solid var(--line); min-width: 0; }
      #side { border-top: 0; }
      #log { overflow: auto; max-height: calc(100vh - 190px); min-height: 320px; }
    }
    @media (max-width: 699px) {
      header { padding: 12px 16px; flex-wrap: wrap; }
      header > div { flex-basis: 200px; }
      h1 { font-size: 16px; line-height: 21px; }
      details { flex: 1 1 100%; max-width: none; }
      summary { float: none; }
      #chain, #bar { padding: 8px 16px; }
    }
    """

  private static let timeLine = """
    #timeline { padding: 4px 20px 16px; border-top: 1px solid var(--line); }
    #rows { position: relative; cursor: pointer; touch-action: pan-y; user-select: none; }
    #rows > * { position: absolute; white-space: nowrap; }
    .label { left: 0; overflow: hidden; text-overflow: ellipsis; line-height: 20px; }
    .tick { border-left: 1px solid var(--line); color: var(--text3); font-size: 10.5px;
      line-height: 12px; padding-left: 3px; }
    .fold { background: var(--canvas); color: var(--text2); font-size: 10.5px; line-height: 13px;
      display: grid; place-content: center; text-align: center; white-space: normal !important; }
    .bar { height: 14px; border-radius: 4px; overflow: hidden; font-size: 10.5px;
      line-height: 14px; padding: 0 6px; font-weight: 600; }
    .bar.touch { border: 1.5px solid var(--touch); padding: 0; }
    .bar.held { background: var(--touch); border-radius: 3px; padding: 0; }
    .bar.yes { background: var(--yesfill); color: var(--onyes); }
    .wait { height: 2px; background: var(--edge); }
    .stroke { width: 2px; height: 16px; background: var(--no); }
    .point { width: 10px; height: 10px; background: var(--yesfill); transform: rotate(45deg); }
    .cross { color: var(--no); font-weight: 700; font-size: 14px; line-height: 14px; width: 12px;
      text-align: center; }
    .why { font-size: 10.5px; line-height: 14px; color: var(--text2); overflow: hidden;
      text-overflow: ellipsis; }
    .why.no { color: var(--no); }
    #playhead { width: 1.5px; background: var(--text); top: 0; bottom: 0; pointer-events: none; }
    #playhead::before { content: ""; position: absolute; left: -4.75px; top: 0; width: 11px;
      height: 11px; background: var(--text); clip-path: polygon(0 0, 100% 0, 100% 55%, 50% 100%, 0 55%); }
    #frames { display: flex; gap: 14px; margin-top: 10px; overflow: hidden; }
    #frames button { width: 56px; height: 42px; flex: none; padding: 0; border-radius: 4px;
      border: 1px solid var(--line); background: var(--canvas) center / contain no-repeat; }
    #frames button.now { border: 2px solid var(--accent); }
    """

  private static let conflicts = """
    .conflicts { padding: 12px 20px 20px; border-top: 1px solid var(--line); }
    .conflicts h2 { font-weight: 600; font-size: 14px; line-height: 20px; margin: 0; }
    .conflicts p, .conflicts small { color: var(--text3); font-size: 11px; margin: 0; }
    .conflicts ul { margin: 8px 0 0; padding-left: 18px; color: var(--no); }
    .wide { overflow: auto; margin-top: 8px; }
    table { border-collapse: collapse; }
    th, td { height: 24px; padding: 0 14px 0 0; text-align: left; white-space: nowrap;
      font-weight: 400; border-top: 1px solid var(--line); }
    thead th { border: 0; font-weight: 500; vertical-align: bottom; }
    th small { display: block; font-weight: 400; }
    td.acts { color: var(--yes); font-weight: 600; }
    td.cancelled { color: var(--no); }
    td.fails { color: var(--text2); }
    td.noTouch { color: var(--text3); }
    .graph { display: block; font-size: 11px; }
    .graph polyline, .graph path { fill: none; stroke: var(--no); stroke-width: 2; }
    .graph .waits polyline, .graph .waits path { stroke: var(--accent); }
    .graph .together polyline { stroke: var(--yes); stroke-width: 6; }
    .graph .together .inner { stroke: var(--panel); stroke-width: 2; }
    .graph rect { fill: var(--panel); }
    .graph text { fill: var(--text2); text-anchor: middle; }
    .graph .box rect { fill: var(--canvas); stroke: var(--edge); }
    .graph .box text { fill: var(--text); font-size: 12px; font-weight: 500; }
    """
}
