extension Page {
  /// The script that creates elements, icons and keys; texts of the program never become markup.
  static let reviewMaking = #"""
    const byId = (id) => document.getElementById(id);

    // An element with attributes and contents; a name that begins with "on" is a listener.
    function make(name, attributes = {}, ...contents) {
      return furnish(document.createElement(name), attributes, contents);
    }

    function draw(name, attributes = {}, ...contents) {
      return furnish(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, contents);
    }

    function furnish(element, attributes, contents) {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...contents.filter((content) => content !== null && content !== undefined));
      return element;
    }

    const iconPaths = {
      check: "M3.2 8.4l3.2 3.2 6.4-7",
      cross: "M4 4l8 8 M12 4l-8 8",
      alert: "M8 2.5l6 10.5H2z M8 6.5v3 M8 11.3v.1",
      right: "M6.5 4.5L10 8l-3.5 3.5",
      down: "M4.5 6.5L8 10l3.5-3.5",
      arrow: "M3 8h10 M9 4l4 4-4 4",
      sides: "M6 4.5L2.5 8 6 11.5 M10 4.5L13.5 8 10 11.5",
      minus: "M3.5 8h9",
      plus: "M8 3.5v9 M3.5 8h9",
      menu: "M2.5 4h11 M2.5 8h11 M2.5 12h11",
      text: "M3 4h10 M3 7h7 M3 10h10 M3 13h5",
      help: "M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4 M6.3 6.4a1.8 1.8 0 1 1 2.6 1.6"
        + "c-.6.3-.9.7-.9 1.3 M8 11.4v.1",
    };
    function icon(name, kind = "") {
      return draw("svg", { class: "icon " + kind, viewBox: "0 0 16 16", "aria-hidden": "true" },
        draw("path", { d: iconPaths[name] }));
    }

    function key(name) { return make("kbd", { "aria-hidden": "true" }, name); }

    function fillWords() {
      document.documentElement.lang = isChinese ? "zh-Hans" : "en";
      for (const element of document.querySelectorAll("[data-word]")) {
        element.textContent = word(element.dataset.word);
      }
    }

    """#
}
