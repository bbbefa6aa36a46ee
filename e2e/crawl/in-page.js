// Runs in the page, before its own scripts; the crawl asks it by name.
globalThis.drayCrawl = {
  /** Every visible control, the first of those alike: the buttons of twenty-five rows have one name. */
  findControls(selector) {
    const isVisible = (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert], [aria-hidden=true]');
    // What the server or the demo put into a name is not part of the control.
    const words = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replace(/[\d\s.,%]+/g, ' ')
        .trim()
        .slice(0, 40);
    const nameOf = (element) => {
      const kind = [
        element.tagName,
        element.getAttribute('type'),
        element.getAttribute('role'),
        element.getAttribute('class'),
      ].join(' ');
      const row = element.closest('li, tr, article, [role=row], [role=listitem], [role=option]');
      if (!row || element.closest('nav, header, footer')) return `${kind} ${words(element)}`;
      const place = [...row.querySelectorAll(selector)].indexOf(element);
      return `${kind} in ${row.tagName} ${row.getAttribute('class')} at ${place}`;
    };
    const seen = new Set();
    return [...document.querySelectorAll(selector)].flatMap((element, index) => {
      const name = isVisible(element) ? nameOf(element) : undefined;
      if (name === undefined || seen.has(name)) return [];
      seen.add(name);
      return [{ name, index }];
    });
  },

  /** What can be seen on a page that has come to rest. The error page is not among it: it says so in the console. */
  findFaults() {
    const key = /(?<![\w@/.-])[a-z][a-z-]{2,}:[a-z]\w+(\.\w+)+(?![\w/])/.exec(document.body.innerText);
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    return [...(key ? [`a text that is a key: ${key[0]}`] : []), ...(hasFocus ? [] : ['the focus is nowhere'])];
  },

  /** After the next frame, and what it has set off. */
  rest: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
};
