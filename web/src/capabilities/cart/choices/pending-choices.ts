import { useSyncExternalStore } from 'react';
import { queriesNotified } from '#platform/calls/queries-notified.ts';

/** A choice that somebody has made and the server has not taken over: it is on its way, or it was refused. */
export type PendingChoice =
  | { readonly value: string; readonly state: 'saving' }
  | { readonly value: string; readonly state: 'refused'; readonly failure: unknown };

const choices = new Map<string, PendingChoice>();
const listeners = new Set<() => void>();

function put(key: string, choice: PendingChoice | undefined): void {
  if (choice) choices.set(key, choice);
  else choices.delete(key);
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePendingChoice = (key: string): PendingChoice | undefined =>
  useSyncExternalStore(watch, () => choices.get(key));

/**
 * Remembers the choice outside of what shows it, so that it is shown everywhere at once and still is when its field is
 * closed before the answer comes. True where the server took it over.
 */
export async function makeChoice(key: string, value: string, save: () => Promise<unknown>): Promise<boolean> {
  const mine: PendingChoice = { value, state: 'saving' };
  put(key, mine);
  // A later choice has its own answer to wait for.
  const settle = (choice: PendingChoice | undefined) => choices.get(key) === mine && put(key, choice);
  try {
    await save();
    await queriesNotified();
    settle(undefined);
    return true;
  } catch (failure) {
    settle({ value, state: 'refused', failure });
    return false;
  }
}
