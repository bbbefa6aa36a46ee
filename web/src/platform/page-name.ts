import { useLayoutEffect, useSyncExternalStore } from 'react';

let name: string | undefined;
const watchers = new Set<() => void>();

function setName(now: string | undefined): void {
  name = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** A screen that shows one thing of many gives the page that thing's name, for as long as it is there. */
export function useOwnPageName(own: string | undefined): void {
  useLayoutEffect(() => {
    setName(own);
    return () => setName(undefined);
  }, [own]);
}

export const usePageName = (): string | undefined => useSyncExternalStore(watch, () => name);
