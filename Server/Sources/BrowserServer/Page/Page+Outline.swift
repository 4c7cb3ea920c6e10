extension Page {
  /// The elements of the host's page besides the picture: the answer as text, and a button for each
  /// drawn button.
  ///
  /// Screen readers read them, and keys reach them. On a phone they are a bar and a sheet.
  static let outlineBody = """
    <h1></h1>
    <div id="words" aria-live="polite"></div>
    <nav id="outline"><input type="search" hidden></nav>
    <nav id="bar"></nav>
    """

  static let outlineStyle = """
    h1, #words, #outline:not(:focus-within), #bar { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    h1, #words, #outline, #bar, #outline button, #bar button, #outline input { font: 16px/1.4 system-ui, sans-serif; color: #eceef1; }
    #outline:focus-within { position: fixed; z-index: 1; left: 0; right: 0; bottom: 0; max-height: 50%; overflow-y: auto;
      padding: 8px 16px; background: #2b2e35; }
    #outline section { display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; }
    #outline button, #bar button { min-height: 44px; padding: 4px 12px; border: 1px solid #7a808c; border-radius: 8px;
      background: #1e2024; text-align: start; }
    #outline button:disabled { color: #9298a3; }
    #outline button[aria-pressed=true], #outline button[aria-current=true], #bar button[aria-pressed=true],
    #bar button[aria-expanded=true] { background: #1f4159; border-color: #56b4e9; }
    #outline button:focus-visible, #bar button:focus-visible { outline: 3px solid #fff; outline-offset: 1px; }
    #outline small { display: block; color: #b4b9c3; }
    .phone h1, .phone #words, .phone #bar { clip-path: none; white-space: normal; width: auto; position: fixed; left: 0; right: 0;
      box-sizing: border-box; background: #1e2024; }
    .phone h1 { bottom: calc(146px + env(safe-area-inset-bottom)); height: 32px; padding: 8px 20px 0; font-weight: 600;
      white-space: nowrap; text-overflow: ellipsis; }
    .phone #words { bottom: calc(58px + env(safe-area-inset-bottom)); height: 88px; padding: 8px 20px; overflow-y: auto; font-size: 15px; }
    .phone #bar { bottom: 0; height: calc(58px + env(safe-area-inset-bottom)); padding: 4px 8px env(safe-area-inset-bottom);
      display: flex; gap: 4px; }
    .phone #bar button[hidden] { display: none; }
    .phone #bar button { flex: 1; height: 50px; padding: 0; text-align: center; border-color: #353941; font-size: 15px; }
    .phone #outline, .phone #outline:not(:focus-within) { display: none; }
    .phone[data-sheet] #outline { display: block; position: fixed; left: 0; right: 0; width: auto; height: 308px; max-height: 60%;
      bottom: calc(58px + env(safe-area-inset-bottom)); box-sizing: border-box; clip-path: none; white-space: normal;
      overflow-y: auto; padding: 12px 20px; border-radius: 12px 12px 0 0; background: #2b2e35; z-index: 1; }
    .phone[data-sheet=scenes] #outline section:not([data-region=scenes]),
    .phone[data-sheet=more] #outline section[data-region=scenes] { display: none; }
    .phone #outline section { flex-direction: column; }
    .phone #outline button { min-height: 50px; width: 100%; }
    .phone #outline button[hidden] { display: none; }
    #outline input:not([hidden]) { display: block; width: 100%; height: 44px; box-sizing: border-box; margin-bottom: 8px;
      padding: 0 12px; border: 1px solid #7a808c; border-radius: 8px; background: #121316; }

    """

  /// The script for the buttons that the sandbox lists; each is kept while it is listed, so that it
  /// keeps the focus.
  static let outline = #"""
    const outline = document.querySelector("#outline");
    const answer = document.querySelector("#words");
    const heading = document.querySelector("h1");
    const parts = new Map();
    // The latest outline from the sandbox.
    let listed = { regions: [] };

    function press(id) {
      const bytes = utf8(id, 255);
      const message = new Message(6);
      message.u8(bytes.length);
      message.raw(bytes);
      send(message);
    }

    // Texts change only if they are others: a reader of the screen would say them again.
    function write(element, text) { if (element.textContent !== text) element.textContent = text; }

    function part(key, kind) {
      if (!parts.has(key)) parts.set(key, document.createElement(kind));
      return parts.get(key);
    }

    // Shows children in an order, and moves none that stand where they should.
    function arrange(parent, children) {
      const former = [...parent.children];
      if (former.length === children.length && former.every((child, index) => child === children[index])) return;
      parent.replaceChildren(...children);
    }

    function button(region, item) {
      const key = region.id + " " + item.id;
      const isNew = !parts.has(key);
      const element = part(key, "button");
      if (isNew) {
        element.type = "button";
        element.append(document.createElement("span"), document.createElement("small"));
        element.addEventListener("click", () => {
          if (region.id === "scenes") openSheet("");
          press(item.id);
        });
      }
      const [name, hint] = element.children;
      write(name, item.name);
      write(hint, item.hint);
      element.disabled = !item.isEnabled;
      const state = region.id === "scenes" ? "aria-current" : "aria-pressed";
      if (item.isOn === undefined) element.removeAttribute(state);
      else element.setAttribute(state, item.isOn);
      return element;
    }

    function section(region) {
      const element = part(region.id, "section");
      element.dataset.region = region.id;
      element.setAttribute("role", region.id === "tools" ? "toolbar" : "group");
      element.setAttribute("aria-label", region.name);
      arrange(element, region.items.map((item) => button(region, item)));
      return element;
    }

    function takeOutline(reader) {
      listed = JSON.parse(reader.text());
      isChinese = listed.language.startsWith("zh");
      document.documentElement.lang = listed.language;
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", [listed.title, listed.question].filter(Boolean).join(". "));
      const guests = listed.guests === undefined ? ""
        : isChinese ? ` · ${listed.guests} 位来宾` : ` · ${listed.guests} ${listed.guests === 1 ? "guest" : "guests"}`;
      write(heading, listed.title + guests);
      write(answer, listed.answer === "" ? firstWords() : listed.answer);
      const regions = listed.regions.filter((region) => region.items.length > 0);
      const focused = document.activeElement;
      arrange(outline, [search, ...regions.map(section)]);
      if (focused !== document.activeElement && focused.isConnected) focused.focus();
      const shown = new Set([...outline.querySelectorAll("section, section button")]);
      for (const [key, element] of parts) if (!shown.has(element)) parts.delete(key);
      showBar();
      if (document.body.classList.contains("phone") !== isPhone()) sendSize();
    }

    // Keys on a button are the browser's, but for the one that leads back to the picture.
    function isOutlines(element) { return outline.contains(element) || bar.contains(element); }
    function keepKey(event) {
      if (event.key === "F6" && event.altKey) {
        event.preventDefault();
        (isPhone() ? bar : outline).querySelector("button")?.focus();
        return true;
      }
      if (!isOutlines(event.target)) return false;
      if (event.key === "Escape") {
        openSheet("");
        focusEntry();
      }
      return true;
    }

    """#

  /// The script for a phone's bar and sheet, and for the finger that asks why.
  static let outlineSheet = #"""
    const bar = document.querySelector("#bar");
    const search = document.querySelector("#outline input");
    const isPhone = () => innerWidth < 560 && innerHeight >= 480 && listed.isBare === false;
    // Whether the next tap asks why, and the finger that may be holding a view.
    let isAsking = false;
    let holding = null;
    const holdTime = 500;
    const holdReach = 10;

    const barWords = {
      scenes: ["Scenes", "场景"], predict: ["Predict", "预测"], why: ["Why", "为什么"], more: ["More", "更多"],
      find: ["Find a scene", "查找场景"], bar: ["Touch Sandbox", "Touch Sandbox"],
    };
    const barButtons = ["scenes", "predict", "next", "why", "more"].map((name) => {
      const element = document.createElement("button");
      element.type = "button";
      element.addEventListener("click", () => pressBar(name));
      bar.append(element);
      return [name, element];
    });

    function isPredicting() {
      const tools = listed.regions.find((region) => region.id === "tools");
      return tools?.items.find((item) => item.id === "mode-predict")?.isOn === true;
    }

    // The button beside the question: "Next" or "Skip" while the host predicts.
    function nextItem() {
      const question = listed.regions.find((region) => region.id === "question");
      return isPredicting() ? question?.items.find((item) => item.id === "answer") : undefined;
    }

    function pressBar(name) {
      const isOpen = document.body.dataset.sheet === name;
      isAsking = name === "why" && !isAsking;
      openSheet((name === "scenes" || name === "more") && !isOpen ? name : "");
      if (name === "predict") press(isPredicting() ? "mode-touch" : "mode-predict");
      if (name === "next") press("answer");
      showBar();
    }

    function openSheet(name) {
      if (name === "") delete document.body.dataset.sheet;
      else document.body.dataset.sheet = name;
      search.hidden = name !== "scenes";
      search.value = "";
      find();
      showBar();
    }

    function showBar() {
      const sheet = document.body.dataset.sheet ?? "";
      for (const [name, element] of barButtons) {
        write(element, name === "next" ? nextItem()?.name ?? "" : barWords[name][isChinese ? 1 : 0]);
        if (name === "next") element.hidden = nextItem() === undefined;
        else if (name === "scenes" || name === "more") element.setAttribute("aria-expanded", sheet === name);
        else element.setAttribute("aria-pressed", name === "why" ? isAsking : isPredicting());
      }
      search.placeholder = barWords.find[isChinese ? 1 : 0];
      search.setAttribute("aria-label", search.placeholder);
      outline.setAttribute("aria-label", barWords.bar[isChinese ? 1 : 0]);
    }

    function find() {
      const wanted = search.value.toLowerCase();
      for (const element of outline.querySelectorAll("[data-region=scenes] button")) {
        element.hidden = !element.textContent.toLowerCase().includes(wanted);
      }
    }
    search.addEventListener("input", find);

    // The answer's place before the first one: the question, and on a phone how to ask.
    function firstWords() {
      const hint = isChinese ? "按住一个视图，看它为什么没收到触摸。" : "Hold a view to ask why it gets no touch.";
      return isPhone() ? listed.question + (isChinese ? "" : " ") + hint : listed.question;
    }

    // The sandbox's window: the page but for what a phone shows around it.
    function windowRoom() {
      document.body.classList.toggle("phone", isPhone());
      if (!isPhone()) return [innerWidth, innerHeight];
      return [innerWidth, Math.max(1, Math.floor(heading.getBoundingClientRect().top))];
    }

    function ask(event) {
      const box = canvas.getBoundingClientRect();
      press(`hold-${Math.round(event.clientX - box.left)}-${Math.round(event.clientY - box.top)}`);
    }

    // A finger that stays where it came down asks why; tells whether it did at once.
    function beginHold(event) {
      if (isAsking) {
        isAsking = false;
        showBar();
        ask(event);
        return true;
      }
      endHold();
      if (!isPhone()) return false;
      holding = { x: event.clientX, y: event.clientY, timer: setTimeout(() => ask(event), holdTime) };
      return false;
    }
    function moveHold(event) {
      if (holding !== null && Math.hypot(event.clientX - holding.x, event.clientY - holding.y) > holdReach) endHold();
    }
    function endHold() {
      if (holding !== null) clearTimeout(holding.timer);
      holding = null;
    }
    showBar();

    """#
}
