import { useSyncExternalStore } from 'react';

// The specification parts desktop from phone here, inclusive; the style sheets say the same (T35).
const wide = '(width >= 62.5em)';
const settleMs = 100;

function watch(listener: () => void): () => void {
  const query = matchMedia(wide);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, settleMs);
  };
  query.addEventListener('change', settle);
  return () => {
    clearTimeout(timer);
    query.removeEventListener('change', settle);
  };
}

/** For what is another thing in a wide window, not only drawn differently. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(wide).matches);
