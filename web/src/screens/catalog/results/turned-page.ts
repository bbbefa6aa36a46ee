import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A reader who turns the page begins to read at its top; one who comes back through the pages finds their old position. */
export function useTurnedPage(list: RefObject<HTMLElement | null>, page: number): () => void {
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that counts.
  useLayoutEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [list, page]);
  return () => {
    isTurning.current = true;
  };
}
