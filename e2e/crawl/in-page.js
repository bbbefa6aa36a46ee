// Runs in the page, before its own scripts; the crawl asks it by name.
globalThis.drayCrawl = {
  /** Every visible control, the first of those alike: the buttons of twenty-five rows have one name. */
  findControls(selector) {
    // Under an open dialog nothing else can be reached.
    const dialog = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1);
    // Behind the days of a month React Aria has a button for screen readers alone, which nobody sees and no key reaches.
    const isOnlyRead = (element) =>
      element.tabIndex === -1 && getComputedStyle(element.parentElement).clipPath === 'inset(50%)';
    const isReached = (element) =>
      !isOnlyRead(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert], [aria-hidden=true]') &&
      (!dialog || dialog.contains(element));
    // What the server or the demo put into a name is not part of the control.
    const words = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replace(/[\d\s.,%]+/g, ' ')
        .trim()
        .slice(0, 40);
    const nameOf = (element) => {
      const kind = [element.tagName, element.getAttribute('type'), element.getAttribute('role')].join(' ');
      const look = element.getAttribute('class') ?? '';
      const row = element.closest('li, tr, article, [role=row], [role=listitem], [role=option]');
      if (!row || element.closest('nav, header, footer')) return `${kind} ${look} ${words(element)}`;
      const place = [...row.querySelectorAll(selector)].indexOf(element);
      return `${kind} ${look} in ${row.tagName} ${row.getAttribute('class')} at ${place}`;
    };
    const seen = new Set();
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      const name = isReached(element) ? nameOf(element) : undefined;
      if (name === undefined || seen.has(name)) return [];
      seen.add(name);
      const isShell = !element.closest('main, dialog, [role=dialog]');
      return [{ name, index, isShell, words: words(element) }];
    });
  },

  /** What can be seen on a page that has come to rest. The error page is not among it: it says so in the console. */
  findFaults() {
    const key = /(?<![\w@/.-])[a-z][a-z-]{2,}:[a-z]\w+(\.\w+)+(?![\w/])/.exec(document.body.innerText);
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    return [...(key ? [`a text that is a key: ${key[0]}`] : []), ...(hasFocus ? [] : ['the focus is nowhere'])];
  },

  /**
   * When nothing has been drawn for a while and the page has nothing else to do; what never stands still is looked at
   * all the same.
   */
  rest: () =>
    new Promise((resolve) => {
      const [quietMs, longestMs] = [150, 2_000];
      let quiet = setTimeout(whenIdle, quietMs);
      const longest = setTimeout(end, longestMs);
      const watcher = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(whenIdle, quietMs);
      });
      watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
      // On a busy machine quiet may only mean that nothing has had its turn yet.
      function whenIdle() {
        requestIdleCallback(end);
      }
      function end() {
        watcher.disconnect();
        clearTimeout(quiet);
        clearTimeout(longest);
        resolve();
      }
    }),
};
