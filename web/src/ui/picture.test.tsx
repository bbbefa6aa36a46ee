// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

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

const show = (source: string) => act(() => root.render(<Picture source={source} fallback="/none.svg" alt="Keg" />));
const shown = () => container.querySelector('img')?.getAttribute('src');
const fail = () => act(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));

test('a picture is shown, and where there is none its fallback', async () => {
  await show('/keg.png');
  expect(shown()).toBe('/keg.png');

  await show('');
  expect(shown()).toBe('/none.svg');
});

test('one that cannot be fetched is replaced by its fallback, and the next one is tried again', async () => {
  await show('/gone.png');
  await fail();
  expect(shown()).toBe('/none.svg');

  await show('/keg.png');
  expect(shown()).toBe('/keg.png');
});

test('a fallback that is missing, too, is not asked for again and again', async () => {
  await show('/gone.png');
  await fail();
  await fail();

  expect(shown()).toBe('/none.svg');
});
