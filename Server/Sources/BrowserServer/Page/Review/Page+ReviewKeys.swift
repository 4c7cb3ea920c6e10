extension Page {
  /// The script for keys, the drawer of the list, and the help.
  static let reviewKeys = #"""
    const shortcuts = {
      a: actions.accept, k: actions.keep, n: actions.next, p: actions.previous, u: actions.undo, g: actions.group,
      1: () => setMode("slider"), 2: () => setMode("side"), 3: () => setMode("blink"),
      d: nextPlace, "+": () => zoomStep(1), "=": () => zoomStep(1), "-": () => zoomStep(-1), "−": () => zoomStep(-1),
      0: () => zoomTo(null), "?": () => byId("help").showModal(), Escape: closeDrawer,
    };
    // A key that is held decides once.
    const once = new Set(["a", "k", "u", "g", "n", "p"]);

    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || byId("help").open) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (name.startsWith("Arrow") ? pressArrow(name, event.shiftKey, event.target) : pressKey(name, event)) {
        event.preventDefault();
      }
    });

    // Keys about pictures do nothing while there are none.
    function pressKey(name, event) {
      const head = event.target.closest?.(".group");
      if (head && (name === "Enter" || name === " ")) return head.click(), true;
      if (event.target.matches?.(".line") && (name === "Home" || name === "End")) {
        setSplit(name === "Home" ? 0 : 100);
        return true;
      }
      if (!Object.hasOwn(shortcuts, name)) return false;
      const isPicture = "123d+=-−0".includes(name);
      if (isPicture && (panels.length === 0 || details === null)) return true;
      if (!event.repeat || !once.has(name)) shortcuts[name]();
      return true;
    }

    function pressArrow(name, isLarge, target) {
      if (name === "ArrowUp" || name === "ArrowDown") {
        const scroller = target.closest?.(".column, .lines .text");
        if (scroller && scroller.scrollHeight > scroller.clientHeight || state === null) return false;
        moveRow(name === "ArrowUp" ? -1 : 1);
        return true;
      }
      const step = name === "ArrowLeft" ? -1 : 1;
      const head = target.closest?.(".group");
      if (head) {
        const group = state.groups.find((group) => `${group.id}` === head.dataset.group);
        if (group) fold(group, step < 0);
        return true;
      }
      if (target.getAttribute?.("role") === "tab") return showTab(tab === "tree" ? "fingers" : "tree"), true;
      if (!panels.some((panel) => panel.line)) return false;
      setSplit(Math.round(split) + step * (isLarge ? 10 : 1));
      return true;
    }

    // MARK: Drawer and help

    function openDrawer(isOpen) {
      document.body.classList.toggle("listed", isOpen);
      byId("drawer").setAttribute("aria-expanded", `${isOpen}`);
      if (isOpen) rowOf.get(current)?.focus();
    }

    function closeDrawer() {
      if (!document.body.classList.contains("listed")) return;
      openDrawer(false);
      if (byId("drawer").offsetParent !== null) byId("drawer").focus();
    }

    byId("drawer").addEventListener("click", () => openDrawer(!document.body.classList.contains("listed")));
    document.querySelector("main").addEventListener("pointerdown", () => openDrawer(false));
    byId("ask").addEventListener("click", () => byId("help").showModal());

    function fillHelp() {
      const rows = keyTexts.map(([names, english, chinese]) => make("tr", {},
        make("th", { scope: "row" }, ...names.split(" ").flatMap((name) => [make("kbd", {}, name), " "])),
        make("td", {}, both(english, chinese))));
      byId("help").setAttribute("aria-label", word("help"));
      byId("help").replaceChildren(make("h2", {}, word("help")), make("table", {}, ...rows),
        make("button", { class: "outlined", onclick: () => byId("help").close() }, word("close")));
    }
    byId("help").addEventListener("keydown", (event) => { if (event.key === "?") byId("help").close(); });

    fillFrame();
    fillWaiting();
    fillModes();
    fillActions();

    """#
}
