import { useSyncExternalStore } from 'react';

type Answer = (isSettled: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function set(answers: readonly Answer[]): void {
  waiting = answers;
  for (const listener of listeners) listener();
}

/** Asks for which ship-to the cart shall be; true once cart and choice agree. Without a frame nobody could answer. */
export function askForShipTo(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => set([...waiting, resolve]));
}

/** Several changes may wait for the one answer. */
export function answerForShipTo(isSettled: boolean): void {
  const answered = waiting;
  set([]);
  for (const answer of answered) answer(isSettled);
}

export const isShipToAsked = (): boolean => waiting.length > 0;

export function watchShipToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsShipToAsked = (): boolean => useSyncExternalStore(watchShipToQuestion, isShipToAsked);
