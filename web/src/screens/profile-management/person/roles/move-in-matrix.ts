import type { KeyboardEvent } from 'react';

const radios = (row: Element | undefined): HTMLInputElement[] => [
  ...(row?.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)') ?? []),
];

/** Left and right choose within a line, up and down go to the next line and choose nothing. */
export function moveInMatrix(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const steps: Readonly<Record<string, readonly [line: number, role: number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  };
  const step = steps[key];
  const row = target instanceof HTMLInputElement ? target.closest('[data-matrix-row]') : null;
  if (!step || !row || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (step[1] !== 0) {
    const own = radios(row);
    const next = own[own.indexOf(target) + step[1]];
    next?.focus();
    next?.click();
    return;
  }
  const rows = [...currentTarget.querySelectorAll('[data-matrix-row]')];
  const other = radios(rows[rows.indexOf(row) + step[0]]);
  const same = other.find(({ value }) => value === target.value);
  (other.find(({ checked }) => checked) ?? same ?? other[0])?.focus();
}
