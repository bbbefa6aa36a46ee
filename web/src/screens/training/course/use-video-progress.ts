import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { saveProgress } from '#capabilities/content/index.ts';
import { logFault } from '#platform/log.ts';

const everySeconds = 15;

type Listeners = { onTimeUpdate: () => void; onPause: () => void; onEnded: () => void };

/**
 * Keeps where one is in a video: every fifteen seconds of it, when it stops, and when the page is left. What could not
 * be kept is only logged: the next mark carries it, too.
 */
export function useVideoProgress(
  path: string,
  chapterId: string,
  player: RefObject<HTMLVideoElement | null>,
): Listeners {
  const client = useQueryClient();
  const kept = useRef(0);
  const keep = useRef((): void => undefined);
  keep.current = () => {
    const seconds = Math.floor(player.current?.currentTime ?? 0);
    if (seconds <= kept.current) return;
    kept.current = seconds;
    saveProgress(client, path, { chapterId, videoSeconds: seconds }).catch((failure: unknown) =>
      logFault('video progress', failure),
    );
  };
  useEffect(() => {
    const leave = () => keep.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const now = () => keep.current();
  return {
    onTimeUpdate: () => {
      if ((player.current?.currentTime ?? 0) - kept.current >= everySeconds) now();
    },
    onPause: now,
    onEnded: now,
  };
}
