// Runs in the page, before its own scripts; the walk in the pseudo-language asks it by name.

// What the browser writes in words is a text of its own: it shows by the same brackets that a catalogue is not needed.
const bracketed = (text) => (/\p{L}{2}/u.test(text) ? `⟦${text}⟧` : text);
const { get: formatOf } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  get() {
    const format = formatOf.call(this);
    return (moment) => bracketed(format(moment));
  },
});
for (const [formatter, method] of [
  [Intl.ListFormat, 'format'],
  [Intl.RelativeTimeFormat, 'format'],
  [Intl.DisplayNames, 'of'],
]) {
  const write = formatter.prototype[method];
  formatter.prototype[method] = function (...args) {
    return bracketed(write.apply(this, args));
  };
}

const spoken = ['placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt'];
// What is inert is no text: the grey shapes of what is on its way, slides that are not shown.
const isVisible = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getClientRects().length > 0 &&
  !element.closest('[inert]');
const isForeign = (element) => element.closest('[lang]:not(html)') !== null;
const whereIs = (element) => {
  const named = element.closest('[class]');
  return `<${element.tagName.toLowerCase()}> in .${named?.getAttribute('class')?.split(' ')[0] ?? ''}`;
};

globalThis.drayPseudo = {
  /** Everything that is read or read out, each with its place. What is marked as another language is not ours to say. */
  findTexts() {
    const found = [{ text: document.title, where: '<title>' }];
    for (const { parentElement, nodeValue } of textNodes())
      if (!isForeign(parentElement)) found.push({ text: nodeValue.trim(), where: whereIs(parentElement) });
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join())) {
      if (!isVisible(element) || isForeign(element)) continue;
      for (const name of spoken) {
        const text = element.getAttribute(name)?.trim();
        if (text) found.push({ text, where: `${name} of ${whereIs(element)}` });
      }
    }
    return found;
  },

  /** What cannot be read whole: text that is cut off without the dots that would say so, and a page that is too wide. */
  findClipped() {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clipped = [];
    for (const node of [...textNodes()].filter(({ parentElement }) => !isReadOutOnly(parentElement))) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const by = clippersOf(node).find((clipper) => rects.some((rect) => isCut(rect, clipper)));
      if (by) clipped.push(`“${node.nodeValue.trim().slice(0, 60)}” by ${whereIs(by)}`);
      const control = node.parentElement.closest('button, a, label, th, td, dt, dd, [role=tab], [role=menuitem]');
      if (!by && control && rects.some((rect) => sticksOut(rect, control)))
        clipped.push(`“${node.nodeValue.trim().slice(0, 60)}” by the edge of ${whereIs(control)}`);
    }
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide by ${whereIs(widest())}`] : []),
      ...new Set(clipped),
    ];
  },
};

/** The innermost of what reaches farthest to the right. */
function widest() {
  const reach = (element) => (isVisible(element) ? Math.round(element.getBoundingClientRect().right) : 0);
  return [...document.body.querySelectorAll('*')].reduce((far, each) => (reach(each) >= reach(far) ? each : far));
}

function isReadOutOnly(element) {
  for (let box = element; box; box = box.parentElement) if (getComputedStyle(box).clipPath !== 'none') return true;
  return false;
}

function* textNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const isText = nodeValue.trim() && parentElement && !parentElement.closest('script, style');
    if (isText && isVisible(parentElement)) yield walker.currentNode;
  }
}

/** Boxes around it that hide what is too long. Dots are for names, which may have any length. */
function clippersOf(node) {
  const around = [];
  const isName = !/[⟦⟧]/.test(node.nodeValue);
  for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
    const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (isName && hasDots) return [];
    if (/auto|scroll/.test(overflowX + overflowY)) return around;
    if (/hidden|clip/.test(overflowX + overflowY)) around.push(box);
  }
  return around;
}

/** In part: what lies outside altogether is another slide, and not meant to be seen now. */
function isCut(rect, clipper) {
  const { left, right, top, bottom } = clipper.getBoundingClientRect();
  if (rect.right <= left || rect.left >= right || rect.bottom <= top || rect.top >= bottom) return false;
  // Lines are higher than their letters.
  const slack = rect.height / 4;
  return rect.left < left - 1 || rect.right > right + 1 || rect.top < top - slack || rect.bottom > bottom + slack;
}

/** Past the box that it is the label of, over whatever stands beside it. */
function sticksOut(rect, control) {
  const { left, right, width } = control.getBoundingClientRect();
  return (
    getComputedStyle(control).display !== 'inline' && width > 1 && (rect.left < left - 1 || rect.right > right + 1)
  );
}
