import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

function watch(listener: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the device asks for less motion; for what moves by a program, style sheets ask for themselves. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => matchMedia(reduced).matches);
