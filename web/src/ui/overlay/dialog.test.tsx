// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

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

const draw = (props: Partial<ComponentProps<typeof Dialog>>) =>
  act(() =>
    root.render(
      <Dialog title="Sure?" {...props}>
        <button type="button">no</button>
        <button type="button" data-autofocus>
          yes
        </button>
      </Dialog>,
    ),
  );
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const fire = (event: Event, target: EventTarget = dialog()) => act(() => target.dispatchEvent(event));
const clickBeside = async () => {
  await fire(new PointerEvent('pointerdown', { bubbles: true }));
  await fire(new MouseEvent('click', { bubbles: true }));
};

test('it is named by its title, begins on what is marked, and holds the page behind it still', async () => {
  await draw({});

  expect(dialog().open).toBe(true);
  expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sure?');
  expect(document.activeElement?.textContent).toBe('yes');
  expect(document.documentElement.style.overflow).toBe('hidden');
});

test('when it goes, the page moves again and the focus is back where it was', async () => {
  await draw({});

  await act(() => root.render(null));

  expect(document.activeElement?.id).toBe('opener');
  expect(document.documentElement.style.overflow).toBe('');
});

test('Escape and a click beside it ask to leave, and its owner decides', async () => {
  const onClose = vi.fn();
  await draw({ onClose });

  const pressed = new Event('cancel', { cancelable: true });
  await fire(pressed);
  await clickBeside();

  expect(onClose).toHaveBeenCalledTimes(2);
  expect(pressed.defaultPrevented).toBe(true);
  expect(dialog().open).toBe(true);
});

test('a text that was marked to beyond its edge does not close it', async () => {
  const onClose = vi.fn();
  await draw({ onClose });

  await fire(new PointerEvent('pointerdown', { bubbles: true }), dialog().querySelector('h2') as HTMLElement);
  await fire(new MouseEvent('click', { bubbles: true }));

  expect(onClose).not.toHaveBeenCalled();
});

test('a forced one is left by nothing but what is in it, even if the browser closes it', async () => {
  const onClose = vi.fn();
  await draw({ onClose, isForced: true, close: 'Close' });
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });

  await fire(pressed);
  await fire(new Event('cancel', { cancelable: true }));
  await clickBeside();
  await act(() => dialog().close());

  expect(pressed.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
  expect(dialog().querySelector('[aria-label="Close"]')).toBeNull();
});
