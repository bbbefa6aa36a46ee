/** Asked of the page by `evaluate`: what of the frame leaves the window, does not fit into itself, or lies on its neighbour. */
export const faultsOfFrame = `(() => {
  const nameOf = (each) => (each.innerText || each.ariaLabel || each.outerHTML).replaceAll('\\n', ' ').slice(0, 40);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const frames = [...document.querySelectorAll('body header:not(main header), aside nav, body nav:not(main nav, aside nav)')];
  return frames.filter((frame) => frame.checkVisibility()).flatMap((frame) => {
    const room = frame.getBoundingClientRect();
    const parts = [...frame.querySelectorAll('a, button')].filter((each) => each.checkVisibility());
    return parts.flatMap((each, index) => {
      const box = each.getBoundingClientRect();
      return [
        ...(box.left < -1 || box.right > innerWidth + 1 ? ['leaves the window: ' + nameOf(each)] : []),
        ...(frame.tagName === 'HEADER' && box.bottom > room.bottom + 1 ? ['leaves the header: ' + nameOf(each)] : []),
        ...(each.scrollWidth > each.clientWidth + 3 ? ['is cut: ' + nameOf(each)] : []),
        ...parts.slice(index + 1).filter((other) => !each.contains(other) && meet(box, other.getBoundingClientRect()))
          .map((other) => nameOf(each) + ' lies on ' + nameOf(other)),
      ];
    });
  });
})()`;

/**
 * The same of the words of what the page is about: each piece of text by the lines it is drawn in. What slides may go on
 * beyond its row, what is shortened by three dots says so, and what stays at the edge of the window while one scrolls may
 * lie over what it passes.
 */
export const faultsOfMain = `(() => {
  const main = document.querySelector('main');
  const isDrawn = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert], svg, option');
  const above = (element) => {
    const all = [];
    for (let each = element; each && each !== main.parentElement; each = each.parentElement) all.push(each);
    return all;
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const pieces = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isDrawn(element)) continue;
    const around = above(element).map((each) => [each, getComputedStyle(each)]);
    if (around.some(([, { clipPath }]) => clipPath.startsWith('inset(50%'))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    pieces.push({
      words: node.data.trim().slice(0, 40),
      lines: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
      slides: around.some(([, { overflowX }]) => overflowX === 'auto' || overflowX === 'scroll'),
      floats: around.some(([, { position }]) => position === 'fixed' || position === 'sticky'),
      isShort: around.some(([, style]) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'),
      rooms: around
        .filter(([each, style]) => each !== main && (style.overflowX === 'hidden' || style.overflowX === 'clip'))
        .map(([each]) => each.getBoundingClientRect()),
    });
  }
  const faults = [];
  for (const { words, lines, slides, isShort, rooms } of pieces) {
    const isBeyond = ({ left, right }) => left < -1 || right > innerWidth + 1;
    if (!slides && !(isShort && rooms.length > 0) && lines.some(isBeyond)) faults.push('leaves the window: ' + words);
    const isCut = (line) =>
      rooms.some((room) => line.right > room.right + 2 || line.bottom > room.bottom + 4 || line.left < room.left - 2);
    if (!slides && !isShort && lines.some(isCut)) faults.push('is cut: ' + words);
  }
  const lines = pieces.filter(({ slides, floats, isShort }) => !slides && !floats && !isShort)
    .flatMap(({ words, lines }, index) => lines.map((line) => ({ words, index, line })))
    .sort((one, other) => one.line.top - other.line.top);
  for (let first = 0; first < lines.length; first += 1) {
    for (let second = first + 1; second < lines.length && lines[second].line.top < lines[first].line.bottom - 6; second += 1) {
      const [one, other] = [lines[first], lines[second]];
      const wide = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const high = Math.min(one.line.bottom, other.line.bottom) - other.line.top;
      if (one.index !== other.index && wide > 3 && high > Math.min(one.line.height, other.line.height) / 3)
        faults.push(one.words + ' lies on ' + other.words);
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push('the page is ' + scrollWidth + ' px wide');
  return [...new Set(faults)];
})()`;
