import { useSyncExternalStore } from 'react';

type State<Part> = { part?: Part; fault?: { cause: unknown } };

/**
 * A part that comes later, drawn by everybody who waits for it in one go. With a lazy part and a boundary in each row
 * of a table the rows come one by one, and Enter in the first finds no field below it.
 */
export function laterPart<Part>(load: () => Promise<{ default: Part }>): () => Part | undefined {
  let state: State<Part> = {};
  let isAsked = false;
  const waiting = new Set<() => void>();

  const become = (next: State<Part>) => {
    state = next;
    for (const tell of waiting) tell();
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (module) => become({ part: module.default }),
      (cause: unknown) => become({ fault: { cause } }),
    );
  };
  const watch = (tell: () => void) => {
    waiting.add(tell);
    ask();
    return () => {
      waiting.delete(tell);
      // A part that is drawn after the failure was reported asks again.
      if (waiting.size > 0 || !state.fault) return;
      state = {};
      isAsked = false;
    };
  };

  return function usePart() {
    const { part, fault } = useSyncExternalStore(watch, () => state);
    if (fault) throw fault.cause;
    return part;
  };
}
