// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type MouseEvent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWayBack } from './use-way-back.ts';

let root: Root;
let way: ReturnType<typeof useWayBack>;
const back = vi.fn();
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function Page({ open, rows }: { open: string | undefined; rows: readonly string[] }) {
  way = useWayBack(open, { rowOf: (id) => `[data-row="${id}"]`, heading: 'h2' });
  return (
    <>
      {rows.map((id) => (
        <a key={id} href={`#${id}`} data-row={id}>
          {id}
        </a>
      ))}
      {open && <h2 tabIndex={-1}>{open}</h2>}
    </>
  );
}

/** The list stays beside what is open unless a test takes it away, as a phone does. */
const draw = (open: string | undefined, rows: readonly string[] = ['a', 'b']) =>
  act(async () =>
    root.render(
      <RouterContextProvider router={router}>
        <Page open={open} rows={rows} />
      </RouterContextProvider>,
    ),
  );
const focused = () => document.activeElement?.textContent;
const press = (keys: Partial<MouseEvent> = {}) => {
  const preventDefault = vi.fn();
  const event = { ctrlKey: false, metaKey: false, shiftKey: false, ...keys, preventDefault };
  way.onBack(event as unknown as MouseEvent);
  return [preventDefault.mock.calls.length, back.mock.calls.length];
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(router.history, 'back').mockImplementation(back);
  back.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('what is opened takes the focus by its heading, and back in the list its row does', async () => {
  await draw(undefined);
  await draw('b', []);
  const opened = [document.activeElement?.tagName, focused()];
  await draw(undefined);

  expect([opened, document.activeElement?.tagName, focused()]).toEqual([['H2', 'b'], 'A', 'b']);
});

test('a row that has gone meanwhile takes no focus', async () => {
  await draw(undefined);
  await draw('b', []);
  await draw(undefined, ['a']);

  expect(document.activeElement).toBe(document.body);
});

test('from one to the next the heading takes the focus, by key from the row the row keeps it, once', async () => {
  await draw('a');
  await draw('b');
  const byLink = document.activeElement?.tagName;
  way.stayOnRow();
  await draw('a');
  const byKey = [document.activeElement?.tagName, focused()];
  await draw('b');

  expect([byLink, byKey, document.activeElement?.tagName]).toEqual(['H2', ['A', 'a'], 'H2']);
});

test('a reader who came from the list goes back by the browser’s own step; others follow the link', async () => {
  await draw('a');
  const cameByLink = press();
  await draw(undefined);
  await draw('b');
  const cameFromList = press();

  expect([cameByLink, cameFromList]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('with %o a new tab is meant', async (keys) => {
  await draw(undefined);
  await draw('a');

  expect(press(keys)).toEqual([0, 0]);
});
