/**
 * What has the focus may be taken away under it: a line that was removed, a menu that has closed, a page that has made
 * room for the next. The browser then drops the focus on the body, and a reader who goes by key or by ear begins at the top of
 * the page again. Here it is put on what took the place of the lost one, else on the heading of the part it was in.
 */
export function keepFocus(page: Document, isElsewhereSoon: () => boolean = () => false): () => void {
  let lost: FocusSpot[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) lost = spotsOf(target);
  };
  const mend = () => {
    const [own] = lost;
    if (!own || isThere(own.element)) return;
    const give = () => {
      if (!isNowhere(page) || isElsewhereSoon()) return;
      if (own.element instanceof HTMLElement && isThere(own.element)) own.element.focus({ preventScroll: true });
      else focusNear(page, lost);
    };
    // What can no longer be pressed loses the focus only once that has been drawn.
    requestAnimationFrame(isNowhere(page) ? give : () => requestAnimationFrame(give));
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] });
  page.addEventListener('focusin', remember);
  return () => {
    watcher.disconnect();
    page.removeEventListener('focusin', remember);
  };
}

/** An element and where it was: the parent tells later what is there instead. */
type FocusSpot = { element: Element; parent: Element | null; index: number };

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, [tabindex]';

function spotsOf(target: Element): FocusSpot[] {
  const spots: FocusSpot[] = [];
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const parent: Element | null = element.parentElement;
    spots.push({ element, parent, index: parent ? [...parent.children].indexOf(element) : -1 });
  }
  return spots;
}

const isNowhere = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body;

const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled, [hidden], [inert] *');

function focusNear(page: Document, lost: readonly FocusSpot[]): void {
  const [own] = lost;
  const stays = lost.find(({ parent }) => parent?.isConnected);
  const neighbours = stays?.parent ? [0, -1, 1].map((step) => stays.parent?.children[stays.index + step]) : [];
  const twin = own?.element.className ? `${own.element.localName}.${CSS.escape(own.element.classList[0] ?? '')}` : '';
  const found =
    neighbours.map((each) => each && twin && reachable(each, twin)).find(Boolean) ||
    neighbours.map((each) => each && reachable(each, focusable)).find(Boolean);
  if (found) found.focus({ preventScroll: true });
  else
    focusHeading(
      stays?.parent?.closest('dialog, section, aside, main')?.querySelector('h1, h2, h3') ?? page.querySelector('h1'),
    );
}

function reachable(part: Element, selector: string): HTMLElement | undefined {
  const all = [part, ...part.querySelectorAll(selector)].filter((each) => each.matches(selector));
  return all.find((each): each is HTMLElement => each instanceof HTMLElement && isThere(each) && isShown(each));
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** A heading is no stop on the way through a page; it only takes the focus when it is given to it. */
export function focusHeading(heading: Element | null | undefined): boolean {
  if (!(heading instanceof HTMLElement)) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
}
