// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

let root: Root;

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

beforeEach(() => {
  const opener = Object.assign(document.createElement('button'), { id: 'opener' });
  const container = document.createElement('div');
  document.body.replaceChildren(opener, container);
  opener.focus();
  root = createRoot(container);
});

afterEach(() => act(() => root.unmount()));

const clear = <button type="button">Clear</button>;
const draw = (props: Partial<ComponentProps<typeof Drawer>>) =>
  act(() =>
    root.render(
      <Drawer title="Filters" close="Close filters" onClose={() => undefined} side="bottom" {...props}>
        {props.children ?? <p>all of them</p>}
      </Drawer>,
    ),
  );
const drawer = () => document.querySelector('dialog') as HTMLDialogElement;
const fire = (event: Event) => act(() => drawer().dispatchEvent(event));

test('it is named by its title, begins on its cross, whatever is before it, and holds the page still', async () => {
  await draw({ headActions: clear });

  expect(drawer().open).toBe(true);
  expect(document.getElementById(drawer().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Filters');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close filters');
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('what is marked in it has the focus first', async () => {
  await draw({ children: <input data-autofocus /> });

  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('the cross, Escape and a click beside it ask to leave, and its owner decides', async () => {
  const onClose = vi.fn();
  await draw({ onClose });

  await act(() => drawer().querySelector<HTMLElement>('[aria-label="Close filters"]')?.click());
  await fire(new Event('cancel', { cancelable: true }));
  await fire(new PointerEvent('pointerdown', { bubbles: true }));
  await fire(new MouseEvent('click', { bubbles: true }));

  expect(onClose).toHaveBeenCalledTimes(3);
  expect(drawer().open).toBe(true);
});

test('when it goes, the page moves again and the focus is back where it was', async () => {
  await draw({});

  await act(() => root.render(null));

  expect(document.activeElement?.id).toBe('opener');
  expect(document.documentElement.style.overflow).toBe('');
});
