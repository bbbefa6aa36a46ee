import { useSyncExternalStore } from 'react';

// Below it a panel beside its button would be as wide as the window anyway.
const query = '(width < 37.5em)';

function watch(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the notifications have the whole window. */
export const useIsPhone = (): boolean => useSyncExternalStore(watch, () => matchMedia(query).matches);
