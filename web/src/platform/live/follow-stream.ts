import { logFault } from '../log.ts';
import { pauseMs } from './live-pauses.ts';
import { type LiveUpdate, toLiveUpdate } from './live-update.ts';
import { readStream } from './read-stream.ts';

type Follower = {
  /** The id of the last message that this browser has heard, from whichever tab. */
  lastId: () => string | undefined;
  onState: (state: 'live' | 'lost') => void;
  onUpdate: (update: LiveUpdate, id: string | undefined) => void;
};

/** One that ends sooner than this, time after time, is no stream: something between us and the server cuts it. */
const shortMs = 5_000;

/** Keeps a stream open until it is called off: one that ends or fails is asked for again. */
export async function followStream(follower: Follower, signal: AbortSignal): Promise<void> {
  let failures = 0;
  let wasShort = false;
  while (!signal.aborted) {
    const begunAt = Date.now();
    try {
      await readStream(
        follower.lastId(),
        {
          onOpen: () => {
            if (!wasShort) failures = 0;
            follower.onState('live');
          },
          onEvent: ({ id, name, data }) => {
            const update = toLiveUpdate(name, data);
            if (update) follower.onUpdate(update, id);
          },
        },
        signal,
      );
      const isShort = Date.now() - begunAt < shortMs;
      if (isShort && wasShort) failures += 1;
      wasShort = isShort;
    } catch (cause) {
      if (signal.aborted) return;
      failures += 1;
      logFault('live', cause);
    }
    if (signal.aborted) return;
    // A stream that ended in order is back before anybody needs to know.
    if (failures > 0) follower.onState('lost');
    await pause(pauseMs(failures), signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
