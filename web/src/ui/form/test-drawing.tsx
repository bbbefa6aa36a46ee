import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';

let root: Root | undefined;

/** Draws a part of a form in English, in a page of its own. */
export async function draw(part: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
  await loadTexts('form');
  await clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await redraw(part);
}

export const redraw = (part: ReactNode): Promise<void> => act(async () => root?.render(part));

export async function clear(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
}

/** The control that a label names. */
export function control(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
}

/** As a person types it: the field then holds it and has not been left. */
export const type = (field: HTMLInputElement, text: string): Promise<void> =>
  act(async () => {
    field.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const leave = (field: HTMLElement): Promise<void> => act(async () => field.blur());

/** What is shown at a field, as those hear it who cannot see where it is. */
export const describing = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean)
    .join(' ');
