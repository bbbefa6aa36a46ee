import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listenLive, readLiveState, watchLiveState } from './live.ts';
import type { LiveState } from './live-news.ts';

/** Hears which things of a kind were changed elsewhere; without an id it may have been any of them. */
export function useLive(kind: string, onChange: (id: string | undefined) => void): LiveState {
  const change = useEffectEvent(onChange);
  useEffect(
    () =>
      listenLive((news) => {
        if (news.kind === 'reload') change(undefined);
        else if (news.kind === kind && 'id' in news) change(news.id);
      }),
    [kind],
  );
  return useSyncExternalStore(watchLiveState, readLiveState);
}
