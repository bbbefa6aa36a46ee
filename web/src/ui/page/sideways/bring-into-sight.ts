/** As wide as what fades at an end. */
const fadePx = 40;

/** The page itself stays where it is, as it would not by `scrollIntoView`. */
export function bringIntoSight(row: HTMLElement | null, inside: Element | null | undefined): void {
  if (!row || !inside) return;
  const [frame, box] = [row.getBoundingClientRect(), inside.getBoundingClientRect()];
  const before = box.left - fadePx - frame.left;
  const behind = box.right + fadePx - frame.right;
  if (before < 0) row.scrollLeft += before;
  else if (behind > 0) row.scrollLeft += Math.min(before, behind);
}

const chosen = '[aria-current], [aria-selected="true"], [aria-pressed="true"], :checked';

export const chosenOf = (row: HTMLElement | null): Element | null | undefined => row?.querySelector(chosen);
