// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useReducedMotion } from './reduced-motion.ts';

test('the setting for less motion holds from the first draw on, and is followed when it changes', async () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  const asked = vi.fn(() => device);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', asked);
  const drawn: boolean[] = [];
  const Moving = () => {
    drawn.push(useReducedMotion());
    return null;
  };
  const root = createRoot(document.createElement('div'));

  await act(() => root.render(<Moving />));
  device.matches = false;
  await act(() => device.dispatchEvent(new Event('change')));
  await act(() => root.unmount());

  expect(drawn).toEqual([true, false]);
  expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});
