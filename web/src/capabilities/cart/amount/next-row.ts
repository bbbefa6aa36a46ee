import type { KeyboardEvent } from 'react';

/** Enter in a field goes to the field below it, as in a spreadsheet; rows without one are passed over. */
export function nextRow(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  let row = field.closest('tr')?.nextElementSibling;
  while (row) {
    const below = row.querySelector<HTMLInputElement>(`input[data-unit="${field.dataset.unit}"]`);
    below?.focus();
    row = below ? null : row.nextElementSibling;
  }
}
