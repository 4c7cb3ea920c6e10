extension Page {
  /// The script for the list of differences in collapsible groups, as a tree for screen readers.
  static let reviewList = #"""
    // Groups that the user folded or unfolded; the others fold when they are decided.
    const foldedByHand = new Map();
    // The elements of entries, and the pictures that their rows show, by number.
    const rowOf = new Map();
    const thumbnails = new Map();

    function groupOf(id) { return state.groups.find((group) => group.entries.includes(id)); }
    function members(group) { return group.entries.map((id) => entries.get(id)).filter(Boolean); }
    function isDecided(group) { return members(group).every((entry) => entry.state !== "open"); }
    function isFolded(group) {
      return foldedByHand.get(group.id) ?? (isDecided(group) && !group.entries.includes(current));
    }
    function hasPicture(entry) { return entry.form === "picture" || entry.form === "overlay"; }

    // How much differs, as the row shows it, and as a screen reader says it.
    function amount(entry, isSpoken = false) {
      if (entry.kind !== "different") return word(entry.kind);
      if (entry.pixels !== null && entry.pixels !== undefined) {
        if (!isSpoken) return figure(entry.pixels);
        return both(plural(entry.pixels, "pixel differs", "pixels differ"), `${figure(entry.pixels)} 个像素不同`);
      }
      const count = entry.lines ?? 0;
      if (!isSpoken) return both(plural(count, "line", "lines"), `${figure(count)} 行`);
      return both(plural(count, "line differs", "lines differ"), `${figure(count)} 行不同`);
    }

    function groupTitle(group) {
      const count = group.entries.length;
      const isOwn = group.kind === "own";
      return both(`${isOwn ? "Unique changes" : "Same change"} · ${plural(count, "picture", "pictures")}`,
        `${isOwn ? "单独改动" : "相同改动"} · ${figure(count)} 张截图`);
    }

    function mark(name) {
      if (name === "open") return make("span", { class: "ring" });
      return icon(name === "accepted" ? "check" : "cross", "small " + name);
    }

    // The mark of a decided group: a word if all went one way, numbers otherwise.
    function groupMark(group) {
      if (!isDecided(group)) return null;
      const count = (name) => members(group).filter((entry) => entry.state === name).length;
      const names = ["accepted", "kept"].filter((name) => count(name) > 0);
      return make("span", { class: "decision" }, ...names.map((name) => make("span", { class: name },
        mark(name), names.length === 1 ? word(name) : `${count(name)}`)));
    }

    function fillList() {
      const total = state.entries.length;
      byId("count").textContent = both(plural(total, "difference", "differences"), `${figure(total)} 处差异`);
      byId("unit").hidden = !state.entries.some(hasPicture);
      rowOf.clear();
      const rows = byId("rows");
      const hadFocus = rows.contains(document.activeElement);
      const scrolled = rows.scrollTop;
      rows.replaceChildren(...state.groups.map(makeGroup));
      rows.scrollTop = scrolled;
      rows.removeAttribute("aria-busy");
      markCurrent(hadFocus);
      watchThumbnails();
    }

    function makeGroup(group) {
      const folded = isFolded(group);
      const words = group.kind === "own" && !group.words ? word("own") : group.words;
      const head = make("div", {
        class: "group", role: "treeitem", tabindex: "-1", "aria-level": "1", "aria-expanded": `${!folded}`,
        "data-group": group.id, onclick: () => fold(group, !isFolded(group)),
      }, icon(folded ? "right" : "down", "small"),
      make("span", { class: "words" }, make("b", {}, groupTitle(group)), make("span", { title: words }, words)),
      groupMark(group));
      const list = members(group).map((entry, index, all) => makeRow(entry, index, all.length));
      return make("div", { role: "none" }, head, make("div", { role: "group", hidden: folded }, ...list));
    }

    function makeRow(entry, index, count) {
      const place = both(`${index + 1} of ${count}`, `第 ${index + 1} 项，共 ${count} 项`);
      const name = [entry.name, amount(entry, true), word(entry.state), place].join(both(", ", "，"));
      const picture = hasPicture(entry)
        ? thumbnails.get(entry.id) ?? make("canvas", { class: "thumb", "data-id": entry.id, width: 0, height: 0 })
        : make("span", { class: "thumb" }, icon("text"));
      if (hasPicture(entry)) thumbnails.set(entry.id, picture);
      const row = make("div", {
        class: "row", role: "treeitem", tabindex: "-1", "aria-level": "2", "aria-label": name,
        "data-entry": entry.id, title: entry.test ? `${entry.test} · ${entry.name}` : entry.name,
        onclick: () => { select(entry.id); focusCurrent(); closeDrawer(); },
      }, make("span", { class: "mark" }, mark(entry.state)), picture,
      make("span", { class: "name" }, entry.name), make("span", { class: "amount" }, amount(entry)));
      rowOf.set(entry.id, row);
      return row;
    }

    function focusCurrent() { rowOf.get(current)?.focus({ preventScroll: true }); }

    // The row of the entry that is shown is the one that Tab reaches.
    function markCurrent(takesFocus) {
      for (const [id, row] of rowOf) {
        row.setAttribute("aria-selected", `${id === current}`);
        row.tabIndex = id === current ? 0 : -1;
      }
      const row = rowOf.get(current);
      row?.scrollIntoView({ block: "nearest" });
      if (takesFocus) focusCurrent();
    }

    function fold(group, isFolded) {
      foldedByHand.set(group.id, isFolded);
      fillList();
      document.querySelector(`[data-group="${group.id}"]`)?.focus();
    }

    // Goes up or down over all rows that are seen, heads of groups among them.
    function moveRow(step) {
      const rows = [...byId("rows").querySelectorAll("[role=treeitem]")]
        .filter((row) => row.closest("[hidden]") === null);
      const focused = rows.indexOf(document.activeElement);
      const at = focused >= 0 ? focused : rows.indexOf(rowOf.get(current));
      const row = rows[Math.max(0, Math.min(rows.length - 1, at + step))];
      if (!row) return;
      if (row.dataset.entry !== undefined) {
        select(Number(row.dataset.entry));
        return focusCurrent();
      }
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: "nearest" });
    }

    // Small pictures are asked for when their rows come into sight, all of a moment at once.
    let asked = new Set();
    let wanted = [];
    const sight = new IntersectionObserver((seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        const id = Number(target.dataset.id);
        if (asked.has(id)) continue;
        asked.add(id);
        wanted.push(id);
      }
      if (wanted.length > 0) request({ do: "thumbs", ids: wanted });
      wanted = [];
    }, { root: byId("rows"), rootMargin: "72px 0px" });

    function watchThumbnails() {
      sight.disconnect();
      for (const [id, canvas] of thumbnails) if (!asked.has(id)) sight.observe(canvas);
    }

    function takeThumbnail(id, bitmap) {
      const canvas = thumbnails.get(id);
      if (!canvas) return;
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      bitmap.close();
    }

    // Rows in their places, with grey pictures, until the program says what they are.
    function fillWaiting() {
      byId("count").textContent = word("loading");
      byId("rows").replaceChildren(...Array.from({ length: 9 }, () => make("div", { class: "row", "aria-hidden": "true" },
        make("span", { class: "mark" }, mark("open")), make("span", { class: "thumb" }), make("span", { class: "bar" }))));
    }

    """#
}
