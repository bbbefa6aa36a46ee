import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listenLive, readLiveState, watchLiveState } from './live.ts';
import type { LiveState } from './live-update.ts';

/** Hears which things of a kind were changed elsewhere; without an id it may have been any of them. */
export function useLive(kind: string, onChange: (id: string | undefined) => void): LiveState {
  const change = useEffectEvent(onChange);
  useEffect(
    () =>
      listenLive((update) => {
        if (update.kind === 'reload') change(undefined);
        else if (update.kind === kind && 'id' in update) change(update.id);
      }),
    [kind],
  );
  return useSyncExternalStore(watchLiveState, readLiveState);
}
