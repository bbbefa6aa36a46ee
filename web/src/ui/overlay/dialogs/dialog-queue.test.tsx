// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { DialogHost } from './dialog-host.tsx';
import { askToConfirm, showMessage } from './dialog-queue.ts';

let root: Root;

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startTexts('es');
  await loadTexts('common');
  await import('./dialog-panel.tsx');
});

beforeEach(async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(() => root.render(<DialogHost />));
});

afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const dialogs = () => [...document.querySelectorAll('dialog[open]')];
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const shown = () =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(dialogs()).toHaveLength(1);
  });
const press = (name: string) => act(async () => button(name)?.click());

test('a message says its piece and is gone when it was seen', async () => {
  const seen = vi.fn();
  await act(async () => void showMessage({ tone: 'success', title: 'Pedido enviado', text: 'Gracias' }).then(seen));
  await shown();
  expect(dialogs()[0]?.textContent).toContain('Pedido enviado');
  expect(dialogs()[0]?.querySelector('[data-tone="success"]')).not.toBeNull();
  expect(seen).not.toHaveBeenCalled();

  // The label every language has for it, when nobody gives another.
  await press('Aceptar');

  expect(seen).toHaveBeenCalled();
  expect(dialogs()).toEqual([]);
});

test('a question resolves to what was answered', async () => {
  const answers: boolean[] = [];
  const ask = () => askToConfirm({ title: '¿Anular el pedido?', text: 'No se puede deshacer.', confirm: 'Anular' });

  await act(async () => void ask().then((answer) => answers.push(answer)));
  await shown();
  await press('Anular');
  await act(async () => void ask().then((answer) => answers.push(answer)));
  await shown();
  await press('Cancelar');

  expect(answers).toEqual([true, false]);
});

test('what cannot be taken back starts on Cancel, anything else on the answer', async () => {
  const focusOf = async (isDestructive: boolean) => {
    await act(async () => void askToConfirm({ title: 'T', text: 't', isDestructive }));
    await shown();
    const focused = document.querySelector('[data-autofocus]')?.textContent;
    await press('Cancelar');
    return focused;
  };

  expect(await focusOf(true)).toBe('Cancelar');
  expect(await focusOf(false)).toBe('Aceptar');
});

test('two dialogs wait for each other', async () => {
  await act(async () => {
    void showMessage({ tone: 'error', title: 'First' });
    void showMessage({ tone: 'error', title: 'Second', button: 'Cerrar' });
  });
  await shown();
  expect(dialogs().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('First')]);

  await press('Aceptar');
  await shown();

  expect(dialogs()[0]?.textContent).toContain('Second');
  await press('Cerrar');
});
