import type { KeyboardEvent } from 'react';

/** Enter that no list has taken goes to the code of the next row, from wherever one is: so ends a row, and so ends what a scanner types. */
export function nextField(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (
    event.defaultPrevented ||
    event.key !== 'Enter' ||
    !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
  )
    return;
  event.preventDefault();
  let row = target.closest('li')?.nextElementSibling;
  while (row) {
    const code = row.querySelector<HTMLInputElement>('input[data-code]');
    code?.focus();
    row = code ? null : row.nextElementSibling;
  }
}
