import { useSyncExternalStore } from 'react';
import { readStored, removeStored, store } from '#platform/storage-keys.ts';

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSlashOn = (): boolean => readStored('slashIsLetter') === undefined;

/** A key that acts by itself must be possible to turn off: a person who speaks to their computer writes it by mistake (WCAG 2.1.4). */
export function useSlashKey(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(watch, isSlashOn);
  const setOn = (willBeOn: boolean) => {
    if (willBeOn) removeStored('slashIsLetter');
    else store('slashIsLetter', '1');
    for (const listener of listeners) listener();
  };
  return [isOn, setOn];
}
