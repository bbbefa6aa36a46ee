import { bringIntoSight, chosenOf } from './bring-into-sight.ts';

const moves = ['focusin', 'pointerdown', 'wheel'] as const;

/** Tells which ends of the row have more, and brings what has the focus or is chosen into sight. */
export function watchRow(row: HTMLElement, hasCurrent: boolean): () => void {
  const frame = row.closest('[data-sideways]') ?? row;
  const tell = () => {
    row.dataset.more = moreAt(row);
    passFocusOn(frame);
  };
  const follow = ({ target }: FocusEvent) => target instanceof Element && bringIntoSight(row, target);
  let isMoved = false;
  const leave = () => {
    isMoved = true;
  };
  // Numbers come later than the words that they are behind, and push what is chosen out of sight; a row that somebody
  // has moved stays as it is.
  const sizes = new ResizeObserver(() => {
    if (!isMoved && hasCurrent) bringIntoSight(row, chosenOf(row));
    tell();
  });
  const watchSizes = () => {
    for (const each of [row, ...row.children]) sizes.observe(each);
  };
  const members = new MutationObserver(watchSizes);
  watchSizes();
  members.observe(row, { childList: true });
  row.addEventListener('scroll', tell, { passive: true });
  row.addEventListener('focusin', follow);
  for (const moving of moves) frame.addEventListener(moving, leave, { passive: true });
  return () => {
    sizes.disconnect();
    members.disconnect();
    row.removeEventListener('scroll', tell);
    row.removeEventListener('focusin', follow);
    for (const moving of moves) frame.removeEventListener(moving, leave);
  };
}

function moreAt({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string {
  const [start, end] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
  return start && end ? 'both' : start ? 'start' : end ? 'end' : '';
}

/** The arrow that was pressed is gone at the end of the way; the focus goes on to the one that leads back. */
function passFocusOn(frame: Element): void {
  const arrows = [...frame.querySelectorAll<HTMLElement>(':scope > [data-arrow]')];
  const gone = arrows.find((arrow) => arrow === document.activeElement && !arrow.checkVisibility());
  if (gone) arrows.find((arrow) => arrow !== gone)?.focus({ preventScroll: true });
}
