import { useSyncExternalStore } from 'react';
import { readStored, store } from '#platform/storage-keys.ts';

export type PriceBasis = 'net' | 'gross';

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readBasis = (): PriceBasis => (readStored('priceBasis') === 'gross' ? 'gross' : 'net');

/** With or without tax, for every price on every screen until the tab is closed (moment 10). */
export const usePriceBasis = (): PriceBasis => useSyncExternalStore(watch, readBasis);

export function choosePriceBasis(basis: PriceBasis): void {
  store('priceBasis', basis);
  for (const listener of listeners) listener();
}
