// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LoaderOverlay } from './loader-overlay.tsx';

test('a blocking wait is described in words, read out, and marked as busy', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  const root = createRoot(container);

  await act(() => root.render(<LoaderOverlay>Signing you out…</LoaderOverlay>));

  const overlay = container.querySelector('[role="alert"]');
  expect(overlay?.textContent).toBe('Signing you out…');
  expect(overlay?.getAttribute('aria-busy')).toBe('true');
  await act(() => root.unmount());
});
