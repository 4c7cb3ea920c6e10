extension Page {
  /// The elements of a guest's page besides the scene: instructions, marks, the vote, and the
  /// guest's name.
  static let guestBody = """
    <svg aria-hidden="true"><polygon id="receiver"></polygon><polygon id="guess"></polygon></svg>
    <header aria-live="polite"><h1></h1><h2></h2></header>
    <footer>
    <div id="count"><progress></progress><strong></strong></div>
    <h3></h3><ul></ul>
    <div id="own"></div><small></small>
    <form><i></i><input maxlength="24" autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done"><b></b></form>
    </footer>
    """

  static let guestStyle = """
    canvas, svg { transform-origin: center; }
    svg { position: fixed; pointer-events: none; overflow: visible; }
    polygon { fill: none; stroke: #56b4e9; stroke-width: 4; stroke-dasharray: 12 6; vector-effect: non-scaling-stroke;
      filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000); }
    #receiver { stroke: #0072b2; stroke-dasharray: none; filter: drop-shadow(0 0 1px #fff) drop-shadow(0 0 1px #fff); }
    header, footer { position: fixed; left: 0; right: 0; box-sizing: border-box; background: #1e2024; color: #eceef1;
      font: 16px/1.375 system-ui, sans-serif; overflow-wrap: anywhere; }
    header { top: 0; padding: calc(10px + env(safe-area-inset-top)) 20px 10px; min-height: 72px; }
    footer { bottom: 0; padding: 10px 20px calc(10px + env(safe-area-inset-bottom)); display: flex; flex-direction: column;
      gap: 8px; font-size: 15px; max-height: 62%; overflow-y: auto; }
    footer > :empty, footer > [hidden] { display: none; }
    h1 { margin: 0; font: 600 20px/26px system-ui, sans-serif; }
    h1.right::before { content: "✓ "; color: #2cc295; }
    h1.wrong::before { content: "✗ "; color: #ff8a3d; }
    h2 { margin: 0; font-weight: 400; font-size: 16px; color: #b4b9c3; }
    h3 { margin: 0; font-size: 15px; }
    ul { margin: 0; padding: 0; list-style: none; }
    ul.choices { display: flex; flex-wrap: wrap; gap: 0 8px; }
    li { display: grid; grid-template-columns: minmax(5.5em, auto) minmax(5em, 16em) 2em; justify-content: start;
      align-items: center; gap: 2px 10px; min-height: 30px; }
    ul.choices li { display: block; }
    li em:empty { display: none; }
    li button { margin: 3px 0; min-height: 44px; padding: 0 16px; border: 1px solid #7a808c; border-radius: 8px; background: #121316;
      color: inherit; font: inherit; }
    li button[aria-pressed="true"] { border: 2px solid #56b4e9; }
    li em { grid-column: 2 / -1; font-style: normal; font-weight: 600; font-size: 13px; }
    progress { flex: 1 1 5em; min-width: 5em; max-width: 16em; height: 12px; accent-color: #56b4e9; }
    #count:not([hidden]) { display: flex; align-items: center; gap: 10px; }
    #own::before { content: ""; display: inline-block; width: 12px; height: 12px; margin-right: 10px; border: 2px dashed #56b4e9; }
    small { font-size: 14px; color: #b4b9c3; }
    form { margin: 0; display: flex; align-items: center; gap: 10px; }
    i { flex: none; width: 18px; height: 18px; border-radius: 9px; background: #9298a3; }
    input { flex: 0 1 9em; min-width: 0; height: 44px; box-sizing: border-box; padding: 0 10px; border: 1px solid #7a808c;
      border-radius: 8px; background: #121316; color: inherit; font: inherit; font-size: 16px; }
    b { margin-left: auto; font-weight: 400; white-space: nowrap; }
    @media (min-width: 600px) and (max-height: 499px) {
      header, footer { left: auto; width: 324px; }
      header { min-height: 0; max-height: 45%; overflow-y: auto; }
      footer { max-height: 55%; }
      body { background: #1e2024; }
    }
    @media (prefers-reduced-motion: no-preference) { canvas, svg { transition: transform 240ms; } }

    """

  /// The script of a guest's page, which scales the scene to the space between the texts.
  ///
  /// During a vote it rotates the scene by 90 degrees if the scene then fills the screen better.
  static let guest = #"""
    const socketPath = "join/socket";
    const storedAs = "guest";
    const [head, foot] = [document.querySelector("header"), document.querySelector("footer")];
    // The scene's size in its own points, and whether it is turned clockwise on the page.
    let scene = { width: 0, height: 0 };
    let isTurned = false;
    // The vote as the sandbox told it last.
    let vote = { state: "none" };

    // Where the scene may be: between head and foot, or beside them on a phone that lies on its side.
    function roomForScene() {
      const [above, below] = [head.getBoundingClientRect(), foot.getBoundingClientRect()];
      if (above.left > 0) return { top: 0, width: above.left, height: innerHeight };
      return { top: above.bottom, width: innerWidth, height: Math.max(1, below.top - above.bottom) };
    }

    function placeCanvas(width, height) {
      scene = { width, height };
      const room = roomForScene();
      const upright = Math.min(room.width / width, room.height / height);
      const turned = Math.min(room.width / height, room.height / width);
      // A reason says left or above, so the scene is upright when there is one to read.
      isTurned = vote.state === "open" && vote.canTurn && turned >= 1.2 * upright;
      const scale = isTurned ? turned : upright;
      const left = (room.width - width * scale) / 2;
      const top = room.top + (room.height - height * scale) / 2;
      for (const element of [canvas, document.querySelector("svg")]) {
        element.style.left = left + "px";
        element.style.top = top + "px";
        element.style.width = width * scale + "px";
        element.style.height = height * scale + "px";
        element.style.transform = isTurned ? "rotate(90deg)" : "none";
      }
      document.querySelector("svg").setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    function windowRoom() { return [innerWidth, innerHeight]; }
    function placeAgain() { if (scene.width > 0) placeCanvas(scene.width, scene.height); }
    addEventListener("resize", placeAgain);

    """#

  /// The script for a guest's fingers, in the scene's points; the mouse counts as a finger.
  static let guestFingers = #"""
    const down = new Set();

    function contact(event, phase) {
      const box = canvas.getBoundingClientRect();
      if (box.width === 0 || scene.width === 0) return;
      const scale = scene.width / (isTurned ? box.height : box.width);
      const tool = event.pointerType === "pen" ? tools.pen : tools.touch;
      const [x, y] = isTurned
        ? [(event.clientY - box.top) * scale, (box.right - event.clientX) * scale]
        : [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
      tellContact(event, phase, tool, 0, x, y, scale);
    }

    function lift(event, phase) { if (down.delete(event.pointerId)) contact(event, phase); }
    function forgetFingers() {
      down.clear();
      records = null;
    }

    canvas.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      document.querySelector("input").blur();
      if (event.button !== 0 || down.has(event.pointerId)) return;
      canvas.setPointerCapture?.(event.pointerId);
      down.add(event.pointerId);
      contact(event, phases.began);
    });
    canvas.addEventListener(movement, (event) => {
      if (!down.has(event.pointerId)) return;
      for (const sample of samples(event)) contact(sample, phases.moved);
    });
    canvas.addEventListener("pointerup", (event) => lift(event, phases.ended));
    canvas.addEventListener("pointercancel", (event) => lift(event, phases.cancelled));
    addEventListener("blur", () => { down.clear(); tellWindow(1); });
    addEventListener("focus", () => tellWindow(0));
    document.addEventListener("visibilitychange", () => {
      down.clear();
      tellWindow(document.hidden ? 3 : 2);
    });

    """#

  /// The script for the guest's name, permission to touch, guess, and the result.
  static let guestTurns = #"""
    const field = document.querySelector("input");
    const title = document.querySelector("h1");
    const remark = document.querySelector("h2");
    // A first and a second line for each turn, in English and Chinese.
    const turns = [
      [["Wait for the next question.", "等待下一题。"], ["You can touch the scene.", "你可以触摸场景。"]],
      [["The host has locked touching.", "主持人已锁定触摸。"], ["", ""]],
      [["It is another guest’s turn to touch.", "现在轮到别人触摸。"], ["", ""]],
      [["Wait for the host’s answer.", "等待主持人回答。"], ["", ""]],
      [["The host replays the session.", "主持人正在回放。"], ["", ""]],
    ];
    const guestWords = {
      tap: ["Tap the view that will get the touch", "点击你认为会收到触摸的视图"],
      choose: ["Choose a result below the scene", "在场景下方选择一个结果"],
      pick: ["Choose another result to change your guess.", "选择其他结果可以更改。"],
      choice: ["The vote ends when the host chooses a result.", "主持人选择结果，投票就结束。"],
      ring: ["The touch will land in the ring.", "触摸会落在圆环处。"],
      change: ["Tap another view to change your guess.", "点其他视图可以更改。"],
      end: ["The vote ends when the host touches the ring.", "主持人按下圆环，投票就结束。"],
      guess: ["Your guess: ", "你的猜测："],
      right: ["Right: ", "答对了："],
      wrong: ["Not this time: ", "这次不对："],
      silent: ["You did not vote: ", "你没有投票："],
      class: ["Guesses of the class", "全班的猜测"],
      own: ["your guess", "你的猜测"],
      correct: ["✓ right", "✓ 正确"],
      next: ["The host starts the next question.", "下一题由主持人开始。"],
      away: ["The host has left.", "主持人已离开。"],
      back: ["This page reconnects automatically.", "本页会自动重新连接。"],
    };
    let turn = 0;
    let guess = "";
    let shownRows = "";

    const here = (pair) => pair[isChinese ? 1 : 0];
    const word = (name) => here(guestWords[name]);
    const space = isChinese ? "" : " ";

    field.setAttribute("aria-label", isChinese ? "你的名字" : "Your name");
    field.placeholder = field.getAttribute("aria-label");
    function sendName() {
      const message = new Message(5);
      message.raw(utf8(field.value, 96));
      send(message);
    }
    field.addEventListener("focus", () => field.select());
    field.addEventListener("change", () => {
      sessionStorage.setItem("name", field.value);
      sendName();
    });
    document.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      field.blur();
    });

    function greetSandbox() {
      const name = sessionStorage.getItem("name") ?? "";
      if (name === "") return;
      field.value = name;
      sendName();
    }

    function takeName(reader) {
      const [red, green, blue] = [reader.u8(), reader.u8(), reader.u8()];
      document.querySelector("i").style.background = `rgb(${red}, ${green}, ${blue})`;
      const name = reader.text();
      if (document.activeElement !== field) field.value = name;
    }

    // The two lines above the scene.
    function lines() {
      if (vote.isHostAway) return [word("away"), word("back")];
      const asked = here(vote.question ?? ["", ""]);
      if (vote.state === "open" && isChoice()) return [asked, word("choose")];
      if (vote.state === "open") return [word("tap"), asked === "" ? word("ring") : asked];
      if (vote.state === "closed") {
        const verdict = vote.isRight === undefined ? "silent" : vote.isRight ? "right" : "wrong";
        return [word(verdict) + here(vote.outcome), here(vote.reason)];
      }
      if (turn === 3 && asked !== "") return [asked, here(turns[turn][0])];
      return turns[turn].map(here);
    }

    const isChoice = () => (vote.choices ?? []).length > 0;

    // A button for each result of a gesture, or its votes after the vote.
    function choiceRow(pair, place) {
      const isOpen = vote.state === "open";
      if (!isOpen) {
        return row({ name: here(pair), count: vote.counts[place] ?? 0, isRight: vote.right === place, isOwn: vote.own === place });
      }
      const [item, button] = [document.createElement("li"), document.createElement("button")];
      button.type = "button";
      button.textContent = here(pair);
      button.addEventListener("click", () => {
        const message = new Message(6);
        message.u8(place);
        send(message);
      });
      item.append(button);
      return item;
    }

    // Texts change only if they are others: a reader of the screen would say them again.
    function write(element, text) { if (element.textContent !== text) element.textContent = text; }

    function voted() {
      return isChinese ? `已投票 ${vote.voted} / ${vote.guests}` : `${vote.voted} of ${vote.guests} voted`;
    }

    function row(bar) {
      const item = document.createElement("li");
      const [name, share, count, sign] = ["span", "progress", "span", "em"].map((kind) => document.createElement(kind));
      name.textContent = bar.name;
      [share.max, share.value] = [Math.max(1, vote.voted), bar.count];
      share.setAttribute("aria-hidden", "true");
      count.textContent = bar.count;
      sign.textContent = [bar.isRight ? word("correct") : "", bar.isOwn ? word("own") : ""].filter(Boolean).join(" · ");
      item.append(name, share, count, sign);
      return item;
    }

    function tell() {
      const [first, second] = lines();
      write(title, first);
      write(remark, second);
      const isOpen = vote.state === "open", isClosed = vote.state === "closed";
      title.className = isClosed && vote.isRight !== undefined ? vote.isRight ? "right" : "wrong" : "";
      document.querySelector("#count").hidden = !isOpen;
      const bar = document.querySelector("#count progress");
      [bar.max, bar.value] = [Math.max(1, vote.guests ?? 1), vote.voted ?? 0];
      bar.setAttribute("aria-label", isChinese ? "已投票" : "voted");
      write(document.querySelector("#count strong"), isOpen ? voted() : "");
      write(document.querySelector("h3"), isClosed ? word("class") : "");
      const rows = isChoice() && (isOpen || isClosed) ? vote.choices.map(choiceRow) : isClosed ? vote.bars.map(row) : [];
      // The same rows stay, so that a focused button keeps the focus while others vote.
      const content = JSON.stringify([vote.state, vote.choices, vote.counts, isClosed && vote.own, vote.bars]);
      document.querySelector("ul").classList.toggle("choices", isChoice() && isOpen);
      if (content !== shownRows) document.querySelector("ul").replaceChildren(...rows);
      shownRows = content;
      document.querySelectorAll("li button").forEach((button, place) => {
        button.setAttribute("aria-pressed", vote.own === place);
      });
      write(document.querySelector("#own"), isOpen && guess !== "" ? word("guess") + guess : "");
      const hasGuess = isChoice() ? vote.own !== undefined : guess !== "";
      const [change, end] = isChoice() ? ["pick", "choice"] : ["change", "end"];
      const hint = isOpen ? (hasGuess ? word(change) + space : "") + word(end) : "";
      write(document.querySelector("small"), isClosed ? voted() + (isChinese ? "。" : ". ") + word("next") : hint);
      const [right, count] = vote.score ?? [0, 0];
      write(document.querySelector("b"),
        count === 0 ? "" : isChinese ? `得分：${right} / ${count}` : `Your score: ${right} of ${count}`);
      const corners = isClosed ? vote.receiver : [];
      document.querySelector("#receiver").setAttribute("points", corners.join(" "));
      placeAgain();
    }

    function takeTurn(reader) {
      turn = Math.min(reader.u8(), turns.length - 1);
      tell();
    }

    function takeGuess(reader) {
      const corners = [];
      for (let count = reader.u8(); count > 0; count -= 1) corners.push(reader.f32() + "," + reader.f32());
      document.querySelector("#guess").setAttribute("points", corners.join(" "));
      guess = reader.text();
      tell();
    }

    function takeVote(reader) {
      vote = JSON.parse(reader.text());
      tell();
    }

    tell();

    // Keys and the clipboard are the host's.
    function awaitText() {}

    """#
}
