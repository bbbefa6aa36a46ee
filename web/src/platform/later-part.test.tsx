// @vitest-environment happy-dom
import { act, type FC } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { PartBoundary } from '#ui/page/part-boundary.tsx';
import { laterPart } from './later-part.ts';
import { startTexts } from './texts/texts.ts';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  startTexts('en');
});

const Field: FC = () => <input />;

async function drawRows(load: () => Promise<{ default: FC }>) {
  const usePart = laterPart(load);
  const Row: FC = () => {
    const Part = usePart();
    return Part ? <Part /> : <span />;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const counts: number[] = [];
  new MutationObserver(() => counts.push(container.querySelectorAll('input').length)).observe(container, {
    childList: true,
    subtree: true,
  });
  await act(() =>
    createRoot(container).render(
      <PartBoundary name="rows">
        <Row />
        <Row />
        <Row />
      </PartBoundary>,
    ),
  );
  return { container, counts };
}

test('what comes later is drawn in all rows at once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: FC }>();
  const load = vi.fn(() => promise);
  const { counts } = await drawRows(load);

  await act(async () => resolve({ default: Field }));

  expect(counts).toEqual([0, 3]);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be fetched is shown by the boundary, and asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: Field }));
  load.mockRejectedValueOnce(new Error('no line'));
  const { container } = await drawRows(load);
  expect(container.querySelectorAll('input')).toHaveLength(0);

  await act(async () => container.querySelector('button')?.click());

  expect(container.querySelectorAll('input')).toHaveLength(3);
});
