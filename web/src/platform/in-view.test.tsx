// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { useInView } from './in-view.ts';

const observed = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(element: Element) {
        observed.set(element, this.#report);
      }
      disconnect() {
        observed.clear();
      }
    },
  );
});

function Shown() {
  const { ref, isInView } = useInView();
  return <p ref={ref}>{isInView ? 'seen' : 'not seen'}</p>;
}

test('an element is in view as long as the browser last said so, and is let go with its part of the page', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(() => root.render(<Shown />));
  const report = (...states: boolean[]) =>
    act(() => [...observed.values()][0]?.(states.map((isIntersecting) => ({ isIntersecting }))));
  const shown = [container.textContent];

  await report(true);
  shown.push(container.textContent);
  await report(true, false);
  shown.push(container.textContent);
  await act(() => root.unmount());

  expect(shown).toEqual(['not seen', 'seen', 'not seen']);
  expect(observed.size).toBe(0);
});
