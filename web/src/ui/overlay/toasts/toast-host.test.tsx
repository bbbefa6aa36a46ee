// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { ToastHost } from './toast-host.tsx';
import { shownToasts, showToast, type Toast } from './toast-queue.ts';

let root: Root;

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('cs');
  await loadTexts('common');
});

beforeEach(async () => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<ToastHost />));
});

afterEach(async () => {
  await act(async () => {
    for (const { dismiss } of shownToasts()) dismiss();
  });
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const show = (toast: Partial<Toast>) =>
  act(async () => showToast({ tone: 'done', topic: 'star', text: 'Přidáno', ...toast }));
const answered = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent ?? '';
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

test('what was done is announced politely and goes by itself, but not within eight seconds', async () => {
  await show({});
  await pass(8000);
  expect(answered('status')).toBe('Přidáno');

  await pass(3000);

  expect(answered('status')).toBe('');
});

test('what failed is announced at once and stays', async () => {
  await show({ tone: 'failed', text: 'Nepřidáno', detail: 'Seznam je plný' });
  await pass(60_000);

  expect(answered('alert')).toBe('NepřidánoSeznam je plný');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Zavřít"]')?.click());
  expect(answered('alert')).toBe('');
});

test('it waits for a user whose focus is in it', async () => {
  await show({ action: { label: 'Vrátit zpět', run: () => undefined } });
  const undo = document.querySelector('button');

  await act(async () => undo?.focus());
  await pass(60_000);
  expect(answered('status')).toContain('Přidáno');

  await act(async () => undo?.blur());
  await pass(11_000);
  expect(answered('status')).toBe('');
});

test('a thing is taken back by its button or by the key for it, and the focus returns to where it was', async () => {
  const undone = vi.fn();
  const star = document.body.appendChild(document.createElement('button'));
  star.focus();

  await show({ action: { label: 'Vrátit zpět', run: undone } });
  const undo = document.querySelector<HTMLElement>('[role="status"] button');
  await act(async () => {
    undo?.focus();
    undo?.click();
  });
  expect(document.activeElement).toBe(star);
  await show({ action: { label: 'Vrátit zpět', run: undone } });
  await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })));

  expect(undone).toHaveBeenCalledTimes(2);
  expect(answered('status')).toBe('');
});

test('a later word on the same thing takes the place of the earlier one, good or bad', async () => {
  await show({});
  await show({ text: 'Odebráno' });
  expect(answered('status')).toBe('Odebráno');

  await show({ tone: 'failed', text: 'Neodebráno' });

  expect([answered('status'), answered('alert')]).toEqual(['', 'Neodebráno']);
});

test('good news does not pile up, and never covers bad', async () => {
  await show({ tone: 'failed', topic: 'first', text: 'Nepřidáno' });
  await show({ topic: 'second', text: 'Přidáno druhé' });
  await show({ topic: 'third', text: 'Přidáno třetí' });

  expect([answered('status'), answered('alert')]).toEqual(['Přidáno třetí', 'Nepřidáno']);
});
