// @vitest-environment happy-dom
import { act, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChunkMissing } from '#platform/chunk-reload.ts';
import { startTexts } from '#platform/texts/texts.ts';
import { Later } from './later.tsx';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function draw(part: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <main>
        <p>the rest of the page</p>
        {part}
      </main>,
    ),
  );
  return container;
}

test('a part whose code cannot be fetched says so in its place, and the page stays', async () => {
  const Missing = lazy(() => Promise.reject(new ChunkMissing('gone')));

  const container = await draw(
    <Later>
      <Missing />
    </Later>,
  );

  expect(container.querySelector('p')?.textContent).toBe('the rest of the page');
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('This part could not be shown.Try again');
});
