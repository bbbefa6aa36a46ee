import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** False where the device itself knows that it has no connection. True proves nothing: only a call does. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);
