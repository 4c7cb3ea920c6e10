extension Page {
  /// The script for changes in the tree and for fingers, and for the lines of texts.
  static let reviewDetails = #"""
    let showsMaps = false;
    let tab = "tree";

    function fillColumns() {
      const [tree, fingers] = [byId("tree"), byId("fingers")];
      const waits = details === null;
      // Without either there is one sentence that says why.
      const isAlone = !waits && !details.tree && !details.fingers;
      document.querySelector("main").classList.toggle("alone", isAlone);
      if (isAlone) tree.replaceChildren(...absence());
      else tree.replaceChildren(columnHead("tree", details?.tree?.count), ...(waits ? [] : treeContents()));
      fingers.replaceChildren(...(waits ? [columnHead("fingers")] : fingersContents()));
      for (const [element, name] of [[tree, "tree"], [fingers, "fingers"]]) {
        element.setAttribute("role", "region");
        element.setAttribute("aria-label", word(name));
        element.scrollTop = 0;
      }
      fillTabs();
    }

    function columnHead(name, count, button) {
      return make("h3", {}, make("span", {}, word(name)), count ? make("span", { class: "count" }, count) : null, button);
    }

    function absence() { return details.absent ? [make("p", { class: "absent" }, details.absent)] : []; }

    function treeContents() {
      const tree = details.tree;
      if (!tree) return absence();
      const title = (name) => make("th", { scope: "col" }, word(name));
      const rows = tree.rows.map((row) => make("tr", {},
        make("td", {}, make("b", {}, row.view), " ", make("span", { class: "class" }, row.class)),
        make("td", {}, make("code", {}, row.property)), make("td", {}, row.before),
        make("td", { class: "arrow", "aria-hidden": "true" }, "→"), make("td", {}, make("b", {}, row.after))));
      const table = make("table", {}, make("thead", {}, make("tr", {}, title("view"), title("property"),
        title("before"), make("td", {}), title("after"))), make("tbody", {}, ...rows));
      const rest = tree.rest ? make("p", { class: "rest" }, icon("check", "small accepted"), make("span", {}, tree.rest)) : null;
      return rows.length > 0 ? [table, rest].filter(Boolean) : [rest].filter(Boolean);
    }

    // Worst first.
    const noteIcons = [
      ["dead", "cross", "kept"], ["covered", "cross", "kept"], ["small", "alert", "warning"],
      ["moved", "arrow", "quiet"], ["same", "check", "accepted"],
    ];

    function fingersContents() {
      const fingers = details.fingers;
      if (!fingers) return [make("div", { class: "notes" }, columnHead("fingers"), ...absence())];
      const rank = (note) => noteIcons.findIndex(([kind]) => kind === note.kind);
      const notes = fingers.notes.toSorted((one, other) => rank(one) - rank(other)).map((note) => {
        const [, picture, kind] = noteIcons[rank(note)] ?? noteIcons[3];
        return make("li", {}, icon(picture, kind), make("span", {}, make("b", {}, note.title), make("span", {}, note.text)));
      });
      const maps = makeMaps(fingers);
      const button = maps ? make("button", {
        class: "outlined maps", "aria-expanded": `${showsMaps}`, onclick: () => {
          showsMaps = !showsMaps;
          fillColumns();
          document.querySelector("button.maps")?.focus();
        },
      }, word(showsMaps ? "hideMaps" : "showMaps")) : null;
      const contents = make("div", { class: "notes" }, columnHead("fingers", null, button), make("ul", {}, ...notes));
      return maps ? [contents, maps] : [contents];
    }

    function makeMaps(fingers) {
      if (!fingers.before && !fingers.after) return null;
      const sides = [["mapBefore", fingers.before], ["mapAfter", fingers.after]].filter(([, map]) => map);
      const areas = new Map();
      let isLost = false;
      for (const [, map] of sides) {
        for (const area of map.areas) if (!areas.has(area.number)) areas.set(area.number, area);
        isLost ||= (map.lost ?? []).length > 0;
      }
      const legend = [...areas.values()].sort((one, other) => one.number - other.number).map((area) =>
        make("li", {}, numberBox(area), area.name));
      if (isLost) legend.push(make("li", {}, lostBox(), word("lost")));
      return make("div", { class: showsMaps ? "maps shown" : "maps" },
        make("div", { class: "pair" }, ...sides.map(([name, map]) => make("figure", {},
          make("figcaption", {}, word(name)), drawMap(map, word(name))))),
        make("ul", { class: "names" }, ...legend));
    }

    function color(text) { return /^#[0-9A-Fa-f]{6}$/.test(text) ? text : "#9298A3"; }

    function numberBox(area) {
      const box = make("i", {}, `${area.number}`);
      box.style.background = color(area.color);
      return box;
    }

    function dashed(x, y, width, height) {
      return [["#000", 2.1, null], ["#fff", 1.05, "4.2 2.4"]].map(([stroke, line, dash]) => draw("rect", {
        x, y, width, height, fill: "none", stroke, "stroke-width": line, "stroke-dasharray": dash,
      }));
    }

    function lostBox() {
      return draw("svg", { width: 18, height: 12, "aria-hidden": "true" }, ...dashed(2, 2, 14, 8));
    }

    // A hit map of 117 x 150 at the most, with the numbers of its views at the right.
    function drawMap(map, name) {
      const scale = Math.min(117 / map.width, 150 / map.height);
      const [width, height] = [map.width * scale, map.height * scale];
      const parts = [draw("rect", { class: "ground", width, height })];
      const labels = [];
      for (const area of map.areas) {
        let [top, bottom] = [Infinity, -Infinity];
        for (const rect of area.rects) {
          const [x, y, w, h] = rect.map((length) => length * scale);
          parts.push(draw("rect", { x, y, width: w, height: h, fill: color(area.color) }));
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y + h)];
        }
        if (top < bottom) labels.push({ number: area.number, y: (top + bottom) / 2 });
      }
      for (const rect of map.lost ?? []) {
        const [x, y, w, h] = rect.map((length) => length * scale);
        parts.push(...dashed(x + 0.5, y + 0.5, Math.max(1, w - 1), Math.max(1, h - 1)));
      }
      parts.push(draw("rect", { class: "border", x: 0.5, y: 0.5, width: width - 1, height: height - 1 }));
      for (const { number, y } of spread(labels, height)) {
        parts.push(draw("text", { x: width + 5, y: y + 4 }, `${number}`));
      }
      const names = map.areas.map((area) => `${area.number} ${area.name}`).join(both(", ", "，"));
      return draw("svg", {
        class: "map", role: "img", "aria-label": `${name}: ${names}`, width: width + 18, height,
      }, ...parts);
    }

    // Labels from top to bottom, twelve apart; those without room are in the list of names alone.
    function spread(labels, height) {
      const sorted = labels.toSorted((one, other) => one.y - other.y).slice(0, Math.max(1, Math.floor(height / 12)));
      let least = 6;
      for (const label of sorted) {
        label.y = Math.max(label.y, least);
        least = label.y + 12;
      }
      let most = height - 5;
      for (const label of sorted.toReversed()) {
        label.y = Math.min(label.y, most);
        most = label.y - 12;
      }
      return sorted;
    }

    // MARK: Text

    function fillLines() {
      const words = { "-": word("removed"), "+": word("added") };
      const rows = (details.lines ?? []).map(([sign, text]) => make("div", {
        class: sign === "-" ? "removed" : sign === "+" ? "added" : "same",
      }, make("span", { class: "sign", "aria-label": words[sign] ?? null, role: words[sign] ? "img" : null },
        sign === "-" ? "−" : sign), make("span", { class: "text" }, text)));
      const area = byId("pictures");
      panels = [];
      area.className = "lines";
      area.replaceChildren(make("div", { class: "text", tabindex: "0", role: "region", "aria-label": entries.get(current).name },
        ...rows));
    }

    // MARK: Tabs of low windows

    function fillTabs() {
      byId("tabs").replaceChildren(...[["tree", "treeTab"], ["fingers", "fingersTab"]].map(([name, title]) => make("button", {
        role: "tab", id: "tab-" + name, "aria-selected": `${tab === name}`, "aria-controls": name,
        tabindex: tab === name ? "0" : "-1", onclick: () => showTab(name),
      }, word(title))));
      document.querySelector("main").dataset.tab = tab;
    }

    function showTab(name) {
      tab = name;
      fillTabs();
      byId("tab-" + name).focus();
    }

    """#
}
