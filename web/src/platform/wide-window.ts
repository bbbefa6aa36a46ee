import { useSyncExternalStore } from 'react';
import { letterScale, onLetterScale } from './letters/letter-scale.ts';
import { scaledQuery } from './letters/scaled-query.ts';

// The specification parts desktop from phone here, inclusive; the style sheets say the same (T35).
const wide = '(width >= 62.5em)';
const settleMs = 100;

const askWindow = (): MediaQueryList => matchMedia(scaledQuery(wide, letterScale()));

function watch(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let query = askWindow();
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, settleMs);
  };
  const askAnew = () => {
    query.removeEventListener('change', settle);
    query = askWindow();
    query.addEventListener('change', settle);
    settle();
  };
  query.addEventListener('change', settle);
  const leave = onLetterScale(askAnew);
  return () => {
    clearTimeout(timer);
    leave();
    query.removeEventListener('change', settle);
  };
}

/** For what is another thing in a wide window, not only drawn differently. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => askWindow().matches);
