// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTexts } from '#platform/texts/texts.ts';
import { PartBoundary } from './part-boundary.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(() => startTexts('en'));
});

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('planted');
  return <p>the goods</p>;
}

async function draw() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  await act(() =>
    createRoot(container).render(
      <>
        <p>the rest of the page</p>
        <PartBoundary name="goods">
          <Fragile />
        </PartBoundary>
      </>,
    ),
  );
  return container;
}

test('a part that fails says so in its place, and the page around it stays', async () => {
  isBroken = true;

  const container = await draw();

  expect(container.querySelector('p')?.textContent).toBe('the rest of the page');
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('This part could not be shown.Try again');
});

test('a part that failed is drawn again on demand', async () => {
  isBroken = true;
  const container = await draw();

  isBroken = false;
  await act(async () => container.querySelector('button')?.click());

  expect(container.textContent).toBe('the rest of the pagethe goods');
});

test('a part that failed speaks the language of its reader', async () => {
  isBroken = true;
  startTexts('sk');

  const container = await draw();

  expect(container.querySelector('button')?.textContent).toBe('Skúsiť znova');
});
