// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

let root: Root;
let container: HTMLElement;

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

const draw = (node: ReactNode) => act(() => root.render(node));

test('a button does nothing to a form unless it is told to', async () => {
  await draw(<Button>Keep</Button>);
  expect(container.querySelector('button')?.type).toBe('button');

  await draw(<Button type="submit">Send</Button>);
  expect(container.querySelector('button')?.type).toBe('submit');
});

test('while it works it keeps its name and cannot be pressed again', async () => {
  const press = vi.fn();
  await draw(
    <Button loading onClick={press}>
      Send
    </Button>,
  );

  const button = container.querySelector('button');
  await act(() => button?.click());

  expect(press).not.toHaveBeenCalled();
  expect(button?.textContent).toBe('Send');
});

test('what leads elsewhere is a link, whatever it looks like', async () => {
  await draw(
    <Button component="a" href="/contact" variant="default" className="own">
      Contact
    </Button>,
  );

  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/contact');
  expect(link?.classList).toContain('own');
  expect(link?.dataset.variant).toBe('default');
  expect(link?.hasAttribute('component')).toBe(false);
});
