extension Page {
  /// The colours of the window's three themes; the browser chooses the theme.
  static let reviewColors = """

    :root { color-scheme: dark;
      --canvas: #141518; --panel: #1E2024; --raised: #2B2E35; --field: #121316; --line: #353941; --edge: #7A808C;
      --text: #ECEEF1; --text2: #B4B9C3; --text3: #9298A3; --accent: #56B4E9; --onaccent: #04202F; --sel: #1F4159;
      --onsel: #ECEEF1; --hover: #262930; --yes: #2CC295; --no: #FF8A3D; --warning: #E69F00; --focus: #FFFFFF;
      --ground: #3A3E47; --added: #14352D; --removed: #3F2516; --w: 1px; --ring: 2px; }
    @media (prefers-color-scheme: light) { :root { color-scheme: light;
      --canvas: #E6E8EC; --panel: #FAFAFB; --raised: #E1E5EB; --field: #FFFFFF; --line: #D3D7DD; --edge: #7B818C;
      --text: #1A1C20; --text2: #474C56; --text3: #5F6570; --accent: #0068A3; --onaccent: #FFFFFF; --sel: #CFE5F3;
      --onsel: #1A1C20; --hover: #EEF0F3; --yes: #00694C; --no: #A84300; --warning: #946400; --focus: #1A1C20;
      --added: #D9F2E6; --removed: #FBE3D4; } }
    @media (prefers-contrast: more) { :root { color-scheme: dark;
      --canvas: #000; --panel: #000; --raised: #FFF; --field: #000; --line: #FFF; --edge: #FFF;
      --text: #FFF; --text2: #FFF; --text3: #FFF; --accent: #0FF; --onaccent: #000; --sel: #FFF; --onsel: #000;
      --hover: #000; --yes: #0F0; --no: #FF9A3D; --warning: #FF0; --focus: #FFF; --ground: #000;
      --added: #000; --removed: #000; --w: 1.5px; --ring: 3px; } }

    """

  /// The layout of the regions.
  static let reviewLayout = """

    * { box-sizing: border-box; margin: 0; padding: 0; }
    [hidden] { display: none !important; }
    html { height: 100%; }
    body { height: 100%; overflow: hidden; display: grid; background: var(--panel); color: var(--text);
      grid-template: 40px auto minmax(0, 1fr) auto auto / 264px minmax(0, 1fr);
      grid-template-areas: "head head" "status status" "list main" "problem problem" "foot foot";
      font: 12px/16px Inter, system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
      font-feature-settings: "tnum"; -webkit-font-smoothing: antialiased; }
    header { grid-area: head; display: flex; align-items: center; gap: 8px; padding: 0 20px 0 8px; white-space: nowrap;
      border-bottom: var(--w) solid var(--line); }
    #drawer { display: none; }
    #mark { width: 20px; height: 20px; flex: none; }
    #brand { font-size: 13px; font-weight: 600; letter-spacing: -.1px; width: 232px; flex: none; }
    header h1 { font-size: 12px; font-weight: 600; }
    #suite { color: var(--text2); }
    #folder { color: var(--text3); overflow: hidden; text-overflow: ellipsis; }
    #promise { margin-left: auto; color: var(--text2); padding-right: 12px; border-right: 1px solid var(--line); }
    p[role=status] { grid-area: status; padding: 8px 20px; background: var(--canvas); color: var(--no); font-weight: 600;
      border-bottom: var(--w) solid var(--line); }
    nav { grid-area: list; border-right: var(--w) solid var(--line); display: flex; flex-direction: column; min-height: 0;
      background: var(--panel); }
    main { grid-area: main; display: grid; min-height: 0; min-width: 0;
      grid-template: 44px minmax(0, 1fr) auto 216px / 428px minmax(0, 1fr);
      grid-template-areas: "title title" "pictures pictures" "tabs tabs" "tree fingers"; }
    main.over { grid-template-rows: 44px minmax(0, 1fr) 0 0; }
    main.over #tree, main.over #fingers, main.over #tabs, main.over #title > * { display: none; }
    main.alone #tree { grid-column: 1 / -1; }
    main.alone #fingers, main.alone #tabs, main.textual #modes, main.textual #zoom { display: none; }
    #title { grid-area: title; display: flex; align-items: center; gap: 10px; padding: 0 20px; white-space: nowrap;
      border-bottom: var(--w) solid var(--line); min-width: 0; }
    #name { font-size: 16px; line-height: 20px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
    #heading { color: var(--text2); overflow: hidden; text-overflow: ellipsis; flex: 0 10 auto; }
    #modes { margin-left: auto; flex: none; }
    #zoom { display: flex; align-items: center; flex: none; }
    #pictures { grid-area: pictures; background: var(--canvas); min-width: 0; min-height: 0;
      border-bottom: var(--w) solid var(--line); }
    #tabs { grid-area: tabs; display: none; }
    #tree { grid-area: tree; }
    #fingers { grid-area: fingers; border-left: var(--w) solid var(--line); display: flex; gap: 16px; }
    .column { padding: 12px 16px 0 20px; overflow: auto; min-height: 0; min-width: 0; }
    #problem { grid-area: problem; padding: 8px 16px; color: var(--no); font-weight: 600; border-top: var(--w) solid var(--line); }
    footer { grid-area: foot; min-height: 48px; display: flex; align-items: center; gap: 8px; padding: 0 16px 0 12px;
      padding-bottom: env(safe-area-inset-bottom); white-space: nowrap; border-top: var(--w) solid var(--line); }
    #live { position: fixed; left: 0; bottom: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

    """

  /// The styles of the regions' contents.
  static let reviewParts = """

    button { font: inherit; color: inherit; background: none; border: 0; border-radius: 6px; height: 28px; min-width: 28px;
      display: inline-flex; align-items: center; justify-content: center; gap: 6px; white-space: nowrap; cursor: pointer; }
    button:disabled { opacity: .45; cursor: default; }
    .plain { color: var(--text2); padding: 0 6px; }
    .plain.figure { min-width: 46px; color: var(--text); }
    .outlined { border: var(--w) solid var(--edge); padding: 0 10px; color: var(--text); }
    .filled { background: var(--accent); color: var(--onaccent); font-weight: 600; padding: 0 10px; }
    .plain:hover:enabled, .outlined:hover:enabled { background: var(--hover); }
    .segments { display: flex; padding: 2px; background: var(--field); border: var(--w) solid var(--line); border-radius: 8px; }
    .segments button { height: 24px; padding: 0 10px; color: var(--text2); }
    .segments [aria-pressed=true] { background: var(--raised); color: var(--text); font-weight: 500; }
    kbd { font: 500 10.5px/14px Inter, system-ui, sans-serif; min-width: 17px; padding: 0 4px; text-align: center; display: inline-block;
      color: var(--text2); border: 1px solid var(--edge); border-bottom-width: 2px; border-radius: 4px; }
    .filled kbd { color: var(--onaccent); border-color: var(--onaccent); }
    .icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round;
      stroke-linejoin: round; }
    .icon.small { width: 12px; height: 12px; }
    .icon.large { width: 32px; height: 32px; }
    .accepted { color: var(--yes); } .kept { color: var(--no); } .warning { color: var(--warning); } .quiet { color: var(--text2); }
    :focus { outline: none; }
    :focus-visible { outline: var(--ring) solid var(--focus); outline-offset: 2px; }
    .column:focus-visible, .lines .text:focus-visible { outline-offset: calc(-1 * var(--ring)); }

    .head { display: flex; justify-content: space-between; align-items: center; height: 44px; flex: none; padding: 0 14px;
      color: var(--text3); font-size: 11px; border-bottom: var(--w) solid var(--line); }
    .head h2 { font-size: 13px; font-weight: 600; color: var(--text); }
    #rows { overflow-y: auto; flex: 1; min-height: 0; padding-bottom: 8px; }
    .group { display: flex; align-items: center; gap: 7px; height: 44px; padding: 0 14px 0 10px; font-size: 11px;
      color: var(--text2); cursor: pointer; }
    .group .words { min-width: 0; flex: 1; display: block; }
    .group .words > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .group b { font-size: 12px; font-weight: 600; color: var(--text); }
    .group:focus-visible, .row:focus-visible { outline-offset: calc(-1 * var(--ring)); border-radius: 6px; }
    .decision, .decision span { display: flex; gap: 4px; align-items: center; font-weight: 600; }
    .decision { gap: 8px; }
    .row { position: relative; display: flex; align-items: center; gap: 9px; height: 36px; margin: 0 4px; padding: 0 10px 0 8px;
      border-radius: 6px; white-space: nowrap; cursor: pointer; }
    .row:hover { background: var(--hover); }
    .row[aria-selected=true] { background: var(--sel); color: var(--onsel); font-weight: 600; }
    .row[aria-selected=true]::before { content: ""; position: absolute; left: 2px; top: 8px; bottom: 8px; width: 3px;
      border-radius: 2px; background: var(--accent); }
    .row .mark { width: 14px; display: flex; justify-content: center; flex: none; }
    .ring { width: 7px; height: 7px; border-radius: 4px; border: 1.5px solid var(--edge); }
    .thumb { width: 23px; height: 30px; flex: none; border-radius: 3px; object-fit: cover; object-position: top;
      background: var(--raised); box-shadow: 0 0 0 1px var(--line); display: flex; align-items: center; justify-content: center;
      color: var(--text2); }
    canvas.thumb { display: block; }
    .row .name { overflow: hidden; text-overflow: ellipsis; }
    .row .amount { margin-left: auto; color: var(--text2); font-weight: 400; }
    .row .bar { width: 96px; height: 8px; border-radius: 4px; background: var(--raised); }

    #pictures.of1, #pictures.of2, #pictures.of3 { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 27px;
      padding: 12px 36px 0; }
    .panel { display: grid; grid-template-rows: 24px minmax(0, 1fr) 34px; min-width: 0; min-height: 0; }
    .label { display: flex; justify-content: space-between; gap: 8px; padding-bottom: 6px; color: var(--text2); white-space: nowrap;
      width: var(--width); max-width: 100%; }
    .label b { font-weight: 600; color: var(--text); }
    .label b.dim { font-weight: 400; color: var(--text3); }
    .room { min-width: 0; min-height: 0; overflow: hidden; padding: 0; }
    .frame { position: relative; width: fit-content; max-width: 100%; }
    .view { display: block; box-shadow: inset 0 0 0 1px var(--edge); outline: 1px solid var(--edge); outline-offset: -1px; }
    .view.waiting { background: var(--raised); }
    .view.waiting:not([style]) { width: 100%; height: 300px; opacity: .4; }
    .view.zoomed { cursor: grab; touch-action: none; }
    .place .room { display: flex; flex-direction: column; gap: 32px; }
    .tag { position: absolute; right: 6px; top: 6px; padding: 1px 7px; border-radius: 4px; background: var(--panel);
      color: var(--text); font-size: 11px; font-weight: 600; }
    .legend { display: flex; gap: 6px; align-items: center; padding-bottom: 4px; font-size: 11px; color: var(--text2);
      white-space: nowrap; }
    .legend i { width: 12px; height: 12px; border-radius: 2px; background: #FF8A3D; box-shadow: 0 0 0 1px var(--edge); }
    .missing .legend, .actual .legend { white-space: normal; }
    .line { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; touch-action: none; }
    .line::before { content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: #fff;
      box-shadow: 0 0 0 1px #000; }
    .grip { position: absolute; left: -2px; top: calc(50% - 14px); width: 28px; height: 28px; border-radius: 14px; display: flex;
      align-items: center; justify-content: center; background: #fff; color: #000; box-shadow: 0 0 0 1px #000; }
    .line:focus-visible { outline: none; }
    .line:focus-visible .grip { outline: var(--ring) solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px #000; }

    #pictures.lines { padding: 12px 20px 0; }
    .lines .text[role=region] { height: 100%; overflow: auto; background: var(--field); border: var(--w) solid var(--edge);
      font: 11px/17px "DejaVu Sans Mono", ui-monospace, monospace; padding: 6px 0; }
    .lines .text > div { display: flex; width: max-content; min-width: 100%; padding-right: 12px; }
    .lines .sign { flex: none; width: 24px; text-align: center; font-weight: 700; user-select: none; }
    .lines .text span.text { white-space: pre; }
    .lines .removed { background: var(--removed); } .lines .removed .sign { color: var(--no); }
    .lines .added { background: var(--added); } .lines .added .sign { color: var(--yes); }
    .lines .same { color: var(--text2); }

    #pictures.summary { display: flex; align-items: center; justify-content: center; padding: 20px; text-align: center; }
    .summary > div { display: flex; flex-direction: column; align-items: center; gap: 14px; max-width: 100%; }
    .summary h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
    .summary p { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; justify-content: center; color: var(--text2); }
    code { font: 11px/16px "DejaVu Sans Mono", ui-monospace, monospace; color: var(--text); overflow-wrap: anywhere; }

    h3 { display: flex; align-items: baseline; justify-content: space-between; font-size: 13px; line-height: 18px; font-weight: 600;
      margin-bottom: 8px; gap: 8px; }
    h3 .count { font-size: 11px; font-weight: 400; color: var(--text3); }
    table { border-collapse: collapse; width: 100%; }
    th { font-size: 11px; font-weight: 400; color: var(--text3); text-align: left; padding: 3px 12px 3px 0; }
    .column tbody td { padding: 6px 12px 6px 0; border-top: var(--w) solid var(--line); overflow-wrap: anywhere; }
    .column td b { font-weight: 600; }
    .class, .column td.arrow { color: var(--text3); }
    .rest { display: flex; gap: 6px; align-items: baseline; color: var(--text2); padding: 10px 0; border-top: var(--w) solid var(--line); }
    .absent { color: var(--text2); }
    .notes { flex: 0 1 440px; min-width: 0; }
    .notes ul, .names { list-style: none; }
    .notes li { display: flex; gap: 10px; padding: 5px 0; line-height: 17px; }
    .notes li b { font-weight: 600; display: block; }
    .notes li span span { color: var(--text2); }
    button.maps { display: none; height: 24px; font-size: 12px; margin: -3px 0; font-weight: 400; }
    div.maps { flex: none; width: 274px; font-size: 11px; color: var(--text2); padding-bottom: 8px; }
    .pair { display: flex; gap: 4px; }
    figcaption { margin-bottom: 4px; }
    .map { display: block; } .map .ground { fill: var(--ground); } .map .border { fill: none; stroke: var(--edge); }
    .map text { font: 700 10.5px Inter, system-ui, sans-serif; fill: var(--text); }
    .names { display: flex; flex-wrap: wrap; gap: 4px 9px; margin-top: 8px; }
    .names li { display: flex; gap: 4px; align-items: center; }
    .names i { font: 700 10.5px/14px Inter, system-ui, sans-serif; min-width: 14px; padding: 0 2px; text-align: center; color: #000;
      border-radius: 3px; }

    #actions { display: flex; align-items: center; gap: 8px; }
    #actions .short { display: none; }
    .separator { width: 1px; height: 20px; background: var(--line); margin: 0 6px; }
    #totals { margin-left: auto; color: var(--text2); overflow: hidden; text-overflow: ellipsis; }
    progress { appearance: none; width: 122px; height: 8px; margin: 0 4px 0 8px; border: 1px solid var(--edge); border-radius: 4px;
      background: var(--field); overflow: hidden; flex: none; }
    progress::-webkit-progress-bar { background: var(--field); }
    progress::-webkit-progress-value { background: var(--accent); }
    progress::-moz-progress-bar { background: var(--accent); }
    #progress-words { font-size: 13px; font-weight: 600; flex: none; }

    dialog { margin: auto; padding: 20px; width: min(440px, calc(100vw - 32px)); max-height: calc(100vh - 32px); overflow: auto;
      border: var(--w) solid var(--edge); border-radius: 10px; background: var(--panel); color: var(--text); }
    dialog::backdrop { background: #0008; }
    dialog h2 { font-size: 16px; line-height: 20px; font-weight: 600; margin-bottom: 12px; }
    dialog th, dialog td { padding: 4px 12px 4px 0; vertical-align: baseline; }
    dialog th { white-space: nowrap; } dialog td { color: var(--text2); }
    dialog button { margin-top: 14px; }

    """

  /// The rules for smaller windows and for fingers, then those for high contrast.
  static let reviewSizes = """

    @media (max-width: 1199.98px) {
      .panel:nth-child(3) { display: none; }
      #pictures.of3 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      #totals { display: none; } progress { margin-left: auto; }
      main { grid-template-columns: 52% minmax(0, 1fr); }
      button.maps { display: inline-flex; }
      div.maps { display: none; } div.maps.shown { display: block; }
      #fingers { display: block; } #fingers:has(div.maps.shown) .notes ul { display: none; }
    }
    @media (max-width: 999.98px) {
      #promise { visibility: hidden; overflow: hidden; padding: 0; width: 0; }
      #actions .long { display: none; } #actions .short { display: inline; }
      #pictures.of1, #pictures.of2, #pictures.of3 { padding: 12px 20px 0; gap: 20px; }
      progress { width: 80px; }
    }
    @media (max-width: 799.98px) {
      body { grid-template-columns: minmax(0, 1fr);
        grid-template-areas: "head" "status" "main" "problem" "foot"; }
      #drawer { display: inline-flex; flex: none; } #brand { display: none; }
      nav { position: fixed; left: 0; top: 40px; bottom: 0; width: min(320px, 85vw); z-index: 2; visibility: hidden;
        transform: translateX(-100%); transition: transform .16s ease-out, visibility .16s; box-shadow: 0 0 24px #0008; }
      .listed nav { visibility: visible; transform: none; }
      main { display: block; overflow-y: auto; }
      main.over { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-areas: "title" "pictures" "tree" "fingers"; }
      #pictures { height: max(300px, 56vh); }
      main.over #pictures { height: auto; }
      #title { height: auto; min-height: 44px; flex-wrap: wrap; padding-top: 6px; padding-bottom: 6px; row-gap: 6px; }
      #fingers { border-left: 0; border-top: var(--w) solid var(--line); }
      .column { padding-bottom: 12px; overflow: visible; }
      .separator { margin: 0; }
    }
    @media (max-width: 559.98px) {
      #pictures.of1, #pictures.of2, #pictures.of3 { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; gap: 12px;
        padding: 12px 16px 0; scroll-padding: 0 16px; }
      #pictures .panel { flex: 0 0 calc(100% - 20px); scroll-snap-align: start; }
      #pictures.of1 .panel { flex-basis: 100%; }
      #folder, progress { display: none; }
      #actions { gap: 6px; } #actions .outlined { padding: 0 7px; } .separator { display: none; }
      #progress-words .long, #actions .outlined .short { display: none; }
      #progress-words { margin-left: auto; font-size: 12px; }
      #modes { margin-left: 0; }
      .column { padding-left: 16px; }
    }
    @media (max-height: 699.98px) and (min-width: 800px) {
      main { grid-template: 44px minmax(260px, 1fr) 32px minmax(110px, 168px) / minmax(0, 1fr);
        grid-template-areas: "title" "pictures" "tabs" "column"; overflow-y: auto; }
      #tabs { display: flex; gap: 4px; padding: 0 12px; border-bottom: var(--w) solid var(--line); }
      main.over #tabs, main.alone #tabs { display: none; }
      #tree, #fingers { grid-area: column; border-left: 0; }
      main[data-tab=tree] #fingers, main[data-tab=fingers]:not(.alone) #tree { display: none; }
      .column h3 > span { display: none; }
    }
    @media (max-height: 699.98px) and (max-width: 799.98px) {
      #tabs { display: flex; gap: 4px; padding: 4px 12px; border-bottom: var(--w) solid var(--line); }
      main.over #tabs, main.alone #tabs { display: none; }
      main[data-tab=tree] #fingers, main[data-tab=fingers]:not(.alone) #tree { display: none; }
      .column h3 > span { display: none; }
    }
    [role=tab] { position: relative; padding: 0 8px; height: 32px; color: var(--text2); }
    [role=tab][aria-selected=true] { color: var(--text); font-weight: 600; }
    [role=tab][aria-selected=true]::after { content: ""; position: absolute; left: 8px; right: 8px; bottom: 0; height: 2px;
      background: var(--accent); }
    @media (pointer: coarse) {
      button { height: 40px; min-width: 40px; } .segments button { height: 36px; }
      footer { min-height: 56px; } .row { height: 44px; } kbd { display: none; }
      .compare .legend { visibility: hidden; }
    }
    @media (pointer: coarse) and (max-width: 559.98px) { #actions .outlined .short { display: inline; } }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media (prefers-contrast: more) {
      .row[aria-selected=true] *, .segments [aria-pressed=true] { color: #000; }
      .row[aria-selected=true] .ring { border-color: #000; }
      .row[aria-selected=true]::before { background: #000; }
      .row:hover:not([aria-selected=true]), .plain:hover:enabled, .outlined:hover:enabled { outline: 1.5px solid #fff; }
      .thumb, .view.waiting, .row .bar { background: #000; }
      .lines .removed { text-decoration: line-through; } .lines .removed .sign { text-decoration: none; }
    }

    """
}
