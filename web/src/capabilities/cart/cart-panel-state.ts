import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, store } from '#platform/storage-keys.ts';

type State = {
  /** The panel lies over a page that has no place for it. */
  isOver: boolean;
  /** What the page would like; a choice by hand counts more. */
  prefers: 'open' | 'folded';
};

let state: State = { isOver: false, prefers: 'open' };
const listeners = new Set<() => void>();

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDockedOpen = (): boolean => (readStored('cartPanel') ?? state.prefers) === 'open';

export const useIsPanelDockedOpen = (): boolean => useSyncExternalStore(watch, isDockedOpen);
export const useIsPanelOver = (): boolean => useSyncExternalStore(watch, () => state.isOver);

/** Remembered, for whoever wants the room wants it tomorrow, too. */
export function dockPanel(isOpen: boolean): void {
  store('cartPanel', isOpen ? 'open' : 'folded');
  set({});
}

export const layPanelOver = (isOver: boolean): void => set({ isOver });

/** A page that needs the width asks for the folded panel, as long as nobody has chosen otherwise. */
export function usePanelPreference(prefers: State['prefers']): void {
  useLayoutEffect(() => {
    set({ prefers });
    return () => set({ prefers: 'open' });
  }, [prefers]);
}
