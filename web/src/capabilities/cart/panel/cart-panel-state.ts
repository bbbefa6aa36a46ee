import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { readStored, store } from '#platform/storage-keys.ts';

type State = {
  /** The panel lies over a page that has no place for it. */
  isOver: boolean;
  /** What the page would like, where it says more than its route; a choice by hand counts more. */
  prefers: 'open' | 'folded' | undefined;
  /** Folded since the reader came to this page with nothing in the cart. */
  isHeld: boolean;
};

/** Beside the page, and how it looks there while nobody has turned it; over the page; or nowhere. */
export type PanelPosition = 'docked' | 'folded' | 'over' | 'none';
export const isBeside = (position: PanelPosition): boolean => position === 'docked' || position === 'folded';

let state: State = { isOver: false, prefers: undefined, isHeld: false };
let wasTurnedByHand = false;
const listeners = new Set<() => void>();

function set(change: Partial<State>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDockedOpen = (position: PanelPosition): boolean =>
  !state.isHeld && (readStored('cartPanel') ?? state.prefers ?? (position === 'folded' ? 'folded' : 'open')) === 'open';

export function useIsPanelDockedOpen(position: PanelPosition): boolean {
  const isOpen = useSyncExternalStore(watch, () => isDockedOpen(position));
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  // A page says what it would like while the panel is drawn together with it, and before the panel listens: without a
  // second look the page would be painted beside the wrong one, and move.
  useLayoutEffect(() => {
    if (isDockedOpen(position) !== isOpen) lookAgain();
  });
  return isOpen;
}

export const useIsPanelOver = (): boolean => useSyncExternalStore(watch, () => state.isOver);

/** Remembered, because who wants the room today wants it tomorrow, too. */
export function dockPanel(isOpen: boolean): void {
  wasTurnedByHand = true;
  store('cartPanel', isOpen ? 'open' : 'folded');
  set({ isHeld: false });
}

/**
 * An empty cart is folded away, and stays so on its page when the first goods come: the page would move under the finger
 * that has just taken them. On the next page it is open.
 */
export function useFoldedWhileFirstTaken(isFilled: boolean, isKnown: boolean): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const arrivedAt = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isKnown) return;
    if (!isFilled) set({ isHeld: true });
    else if (arrivedAt.current !== path) set({ isHeld: false });
    arrivedAt.current = path;
  }, [path, isFilled, isKnown]);
}

/** Whether a press has turned it since this was last asked; a page that asks for the room is no press. */
export function takeTurn(): boolean {
  const was = wasTurnedByHand;
  wasTurnedByHand = false;
  return was;
}

export const layPanelOver = (isOver: boolean): void => set({ isOver });

/** A page that needs the width in one of its looks asks for the folded panel, as long as nobody has chosen otherwise. */
export function usePanelPreference(prefers: 'open' | 'folded'): void {
  useLayoutEffect(() => {
    set({ prefers });
    return () => set({ prefers: undefined });
  }, [prefers]);
}
