import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { readStored, removeStored, store } from '#platform/storage-keys.ts';
import { deliveryFacts, findChosen, type ShipTo } from './choose-ship-to.ts';

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // The other tabs of the same browser order for the same ship-to.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function useChosenShipTo(shipTos: readonly ShipTo[]): ShipTo | undefined {
  const rememberedId = useSyncExternalStore(watch, () => readStored('shipToId'));
  return findChosen(shipTos, rememberedId);
}

export function chooseShipTo(shipTo: ShipTo): void {
  store('shipToId', shipTo.id);
  for (const listener of listeners) listener();
}

/**
 * Keeps what the calls read from the browser's memory in step with the choice. Before the first paint, so that no call
 * of a screen goes out with the ship-to of somebody who sat here before.
 */
export function useRememberedDelivery(user: AuthUser | undefined, chosen: ShipTo | undefined): void {
  const wasChosen = useRef(false);
  useLayoutEffect(() => {
    if (!user) return;
    // Signing out took it away, here or in another tab, and stores nothing any more.
    if (!chosen && wasChosen.current && readStored('shipToId') === undefined) return;
    wasChosen.current = chosen !== undefined;
    const facts = deliveryFacts(chosen, user);
    remember('shipToId', facts.shipToId);
    remember('customertype', facts.customertype);
    remember('store', facts.store);
  }, [user, chosen]);
}

function remember(key: 'shipToId' | 'customertype' | 'store', value: string | undefined): void {
  if (value) store(key, value);
  else removeStored(key);
}

/** Chooses another ship-to from wherever a screen offers one; what is around it knows whether to ask first (T82). */
export const ShipToSwitchContext = createContext<(shipTo: ShipTo) => void>(chooseShipTo);
export const useSwitchShipTo = (): ((shipTo: ShipTo) => void) => use(ShipToSwitchContext);

/** Opens the list of ship-tos from wherever a screen offers it; the frame around the screen holds the list. */
export const ShipToPickerContext = createContext<() => void>(() => undefined);
export const useOpenShipToPicker = (): (() => void) => use(ShipToPickerContext);
