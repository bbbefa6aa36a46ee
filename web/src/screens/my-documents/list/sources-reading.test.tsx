// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTexts, startTexts } from '#platform/texts/texts.ts';
import { SourcesReading } from './sources-reading.tsx';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startTexts('sk');
  await loadTexts('documents');
});

test('what is read for the first time is said to be on its way, each kind by its own name', async () => {
  const container = document.createElement('div');
  const shown = createRoot(container);
  await act(() => shown.render(<SourcesReading reading={['cablog', 'olsa']} />));

  const words = [...container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  await act(() => shown.render(<SourcesReading reading={[]} />));

  expect(words).toEqual([
    'Prepravné doklady sa ešte načítavajú. Objavia sa tu samy.',
    'Staršie faktúry sa ešte načítavajú. Objavia sa tu samy.',
  ]);
  expect(container.textContent).toBe('');
  await act(() => shown.unmount());
});
