extension Page {
  /// The script for the program's state, the current entry, and the user's decisions.
  static let reviewState = #"""
    let state = null;
    const entries = new Map();
    let current = null;
    // Whether the summary stands in the place of the pictures.
    let showsSummary = false;
    let isClosed = false;
    // Decisions that wait for the answer to the one before, so that each is about what is shown then.
    let isDeciding = false;
    let waiting = [];

    function request(object) {
      const message = new Message(16);
      message.raw(new TextEncoder().encode(JSON.stringify(object)));
      send(message);
    }

    function announce(text) {
      // The same words once more are a change too.
      byId("live").textContent = byId("live").textContent === text ? text + "\u00a0" : text;
    }

    // MARK: Messages

    function windowRoom() { return [innerWidth, innerHeight]; }
    function greet() { request({ do: "state" }); }

    function take(kind, reader) {
      switch (kind) {
        case 80: takeState(JSON.parse(reader.text())); break;
        case 81: takeDetails(JSON.parse(reader.text())); break;
        case 82: takePicture(reader.u32(), reader.u8(), reader.rest()); break;
        case 83: takeChange(JSON.parse(reader.text())); break;
      }
    }

    function connectionChanged() {
      [isDeciding, waiting] = [false, []];
      fillActions();
    }

    function takeState(news) {
      state = news;
      isChinese = state.lang === "zh";
      entries.clear();
      for (const entry of state.entries) entries.set(entry.id, entry);
      document.title = `${word("review")} · ${state.title}`;
      byId("suite").textContent = state.title;
      byId("folder").textContent = state.folder;
      byId("zoom").replaceChildren();
      fillFrame();
      asked = new Set();
      const firstOpen = state.entries.find((entry) => entry.state === "open") ?? state.entries[0];
      const chosen = entries.has(current) ? current : firstOpen?.id ?? null;
      current = null;
      showsSummary = Boolean(state.done) || state.entries.length === 0;
      if (chosen === null) {
        fillList();
        fillActions();
        fillSummary();
      } else {
        select(chosen, showsSummary);
      }
    }

    function takeDetails(news) {
      if (news.id !== current) return;
      details = news;
      fillTitle();
      fillColumns();
      if (showsSummary) return;
      if (Array.isArray(details.lines) && !hasPicture(entries.get(current))) {
        fillLines();
        markReady();
      } else {
        makePanels();
      }
    }

    const roles = [null, "reference", "actual", "difference"];

    // Pictures are unpacked one after the other; those of an entry that is left meanwhile are dropped.
    let unpacked = Promise.resolve();
    function takePicture(id, role, bytes) {
      const packed = createImageBitmap(new Blob([bytes], { type: "image/png" }), {
        colorSpaceConversion: "none", premultiplyAlpha: "none",
      }).catch(() => null);
      unpacked = unpacked.then(async () => {
        const bitmap = await packed;
        if (bitmap === null) return;
        if (role === 0) return takeThumbnail(id, bitmap);
        if (id !== current || !roles[role]) return bitmap.close();
        bitmaps[roles[role]] = bitmap;
        places = null;
        placePictures();
        if (bitmaps.actual) markReady();
      });
    }

    function markReady() {
      if (document.body.dataset.ready === undefined) performance.mark("ready");
      document.body.dataset.ready = `${current}`;
    }

    function takeChange(news) {
      for (const [id, value] of Object.entries(news.states ?? {})) {
        const entry = entries.get(Number(id));
        if (entry) entry.state = value;
      }
      [state.counts, state.canUndo, state.done] = [news.counts ?? state.counts, news.canUndo, news.done ?? null];
      showProblem(news.problem?.text ?? null);
      if (news.said) announce(news.said);
      isDeciding = false;
      showsSummary = Boolean(state.done);
      const next = news.next ?? null;
      if (next !== null && entries.has(next)) select(next, showsSummary, true);
      else if (current !== null) select(current, showsSummary, true);
      if (news.problem) waiting = [];
      goOn();
    }

    function showProblem(text) {
      byId("problem").hidden = text === null;
      byId("problem").textContent = text ?? "";
    }

    // MARK: What is shown

    // Shows an entry, and asks for what belongs to it unless it is there.
    function select(id, keepsSummary = false, isForced = false) {
      const hadSummary = byId("pictures").className === "summary";
      showsSummary = keepsSummary;
      const isNew = id !== current;
      if (!isNew && !isForced && !hadSummary) return;
      current = id;
      if (isNew) {
        details = null;
        for (const role of Object.keys(bitmaps)) {
          bitmaps[role].close();
          delete bitmaps[role];
        }
        [places, placeIndex, zoom, place] = [null, -1, null, { x: 0, y: 0 }];
        request({ do: "show", id });
      }
      fillList();
      fillTitle();
      fillActions();
      if (isNew) fillColumns();
      document.querySelector("main").classList.toggle("over", showsSummary);
      if (showsSummary) fillSummary();
      else if (isNew || hadSummary) showPictures();
    }

    function showPictures() {
      if (hasPicture(entries.get(current))) return makePanels();
      if (details) return fillLines();
      panels = [];
      byId("pictures").replaceChildren();
      byId("pictures").className = "lines";
    }

    function fillTitle() {
      const entry = entries.get(current);
      byId("name").textContent = showsSummary || !entry ? "" : entry.name;
      byId("heading").textContent = showsSummary || !entry ? "" : details?.heading ?? word("loading");
      document.querySelector("main").classList.toggle("textual", Boolean(entry) && !hasPicture(entry));
      fillModes();
    }

    function fillSummary() {
      clearInterval(blink.timer);
      panels = [];
      const isEmpty = state.entries.length === 0;
      const total = state.matching ?? 0;
      const words = isEmpty && total === 0
        ? both("No screenshots found. Pass the folder that contains __Snapshots__.",
          "没有找到截图。请指定包含 __Snapshots__ 的文件夹。")
        : isEmpty
        ? both(`No differences: ${total === 1 ? "the picture matches" : `all ${figure(total)} pictures match`}.`,
          `没有差异：${figure(total)} 张截图全部一致。`)
        : state.done?.summary ?? "";
      const commit = state.done?.commit;
      const area = byId("pictures");
      area.className = "summary";
      area.replaceChildren(make("div", {}, isEmpty && total === 0 ? null : icon("check", "large accepted"), make("h2", { tabindex: "-1" }, words),
        commit ? make("p", {}, word("commit"), " ", make("code", {}, commit), make("button", {
          class: "outlined", onclick: () => navigator.clipboard?.writeText(commit).then(() => announce(word("copied")), () => {}),
        }, word("copy"))) : null,
        make("button", { class: "filled", onclick: close, disabled: isClosed || !isWelcome }, word("end"))));
      document.querySelector("main").classList.add("over");
      document.body.dataset.ready = "done";
    }

    function close() {
      if (!isWelcome || isClosed) return;
      isClosed = true;
      request({ do: "close" });
      words.stopped = ownWords.closed;
      fillActions();
    }

    // The regions that depend on nothing but the language.
    function fillFrame() {
      fillWords();
      byId("list").setAttribute("aria-label", word("list"));
      const name = (id, text, picture) => {
        byId(id).replaceChildren(icon(picture));
        byId(id).setAttribute("aria-label", word(text));
        byId(id).title = word(text);
      };
      name("ask", "help", "help");
      name("drawer", "openList", "menu");
      document.querySelector("footer").setAttribute("aria-label", word("actions"));
      fillHelp();
    }

    // MARK: Decisions

    // The group that a decision about all of them is about.
    function openGroup() {
      const group = state && current !== null ? groupOf(current) : undefined;
      return group && group.kind === "same" && members(group).filter((entry) => entry.state === "open").length > 0 ? group : undefined;
    }

    // Asks for what a function returns, unless that is nil; what is pressed meanwhile waits.
    function decide(find) {
      if (!isWelcome || isClosed || state === null) return;
      if (isDeciding) return void waiting.push(() => decide(find));
      const object = find();
      if (object === null) return;
      isDeciding = true;
      showProblem(null);
      request(object);
    }

    function goOn() { while (!isDeciding && waiting.length > 0) waiting.shift()(); }

    const actions = {
      accept: () => decide(() => current === null || showsSummary ? null : { do: "accept", id: current }),
      keep: () => decide(() => current === null || showsSummary ? null : { do: "keep", id: current }),
      undo: () => decide(() => state.canUndo ? { do: "undo" } : null),
      group: () => decide(() => {
        const group = openGroup();
        return group && !showsSummary ? { do: "acceptGroup", group: group.id } : null;
      }),
      next: () => goToOpen(1),
      previous: () => goToOpen(-1),
    };

    // The next open picture in the order of the list, from the last to the first again.
    function goToOpen(step) {
      if (state === null) return;
      if (isDeciding) return void waiting.push(() => goToOpen(step));
      const order = state.groups.flatMap(members);
      const at = order.findIndex((entry) => entry.id === current);
      for (let count = 1; count <= order.length; count += 1) {
        const entry = order[(at + step * count + count * order.length) % order.length];
        if (entry.state === "open" && entry.id !== current) return select(entry.id);
      }
    }

    function fillActions() {
      const isOff = !isWelcome || isClosed || state === null;
      const open = state?.counts?.open ?? 0;
      const entry = entries.get(current);
      const group = openGroup();
      const count = group ? members(group).filter((entry) => entry.state === "open").length : 0;
      const button = (name, shortcut, text, short, isDisabled, kind = "outlined") => {
        const spoken = text.replace(/\s+/g, " ");
        return make("button", {
          class: kind, "data-action": name, "aria-label": spoken, title: `${spoken} (${shortcut})`, "aria-keyshortcuts": shortcut,
          disabled: isOff || isDisabled, onclick: () => actions[name](),
        }, make("span", { class: "long" }, text), make("span", { class: "short" }, short), key(shortcut));
      };
      const focused = document.activeElement?.dataset?.action;
      const nothing = showsSummary || !entry;
      byId("actions").replaceChildren(
        button("accept", "A", word("accept"), word("accept"), nothing || entry.state === "accepted", "filled"),
        button("keep", "K", word("keep"), word("keepShort"), nothing || entry.state === "kept"),
        button("next", "N", word("next"), word("next"), open === 0 || open === 1 && entry?.state === "open" && !showsSummary),
        button("undo", "U", word("undo"), word("undo"), !state?.canUndo),
        make("span", { class: "separator" }),
        button("group", "G", count === 0 ? word("acceptGroup") : both(`Accept group of ${count}`, `接受整组 ${count} 张`), word("group"), nothing || !group));
      if (focused) byId("actions").querySelector(`[data-action="${focused}"]:enabled`)?.focus();
      const { accepted = 0, kept = 0 } = state?.counts ?? {};
      const [done, total] = [accepted + kept, accepted + kept + open];
      byId("totals").textContent = state === null ? "" : both(`${accepted} accepted, ${kept} kept, ${open} open`,
        `已接受 ${accepted}，保留 ${kept}，待处理 ${open}`);
      byId("progress").max = Math.max(1, total);
      byId("progress").value = done;
      byId("progress").setAttribute("aria-label", byId("totals").textContent);
      byId("progress-words").replaceChildren(...(state === null ? [] : isChinese
        ? [make("span", { class: "long" }, "已处理 "), `${done} / ${total}`] : [`${done} of ${total}`]));
    }

    """#
}
