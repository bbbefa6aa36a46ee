import type { NumberedEvent } from '#capabilities/live/index.ts';
import type { LogPosition } from '#platform/log-position.ts';
import type { LiveHub } from './live-hub.ts';

type Hear = { hear: (event: NumberedEvent) => void; missed: () => Promise<void> };

/**
 * Tells what was heard with a position behind it: a page reads it again at once, and a replica that has not got it yet would
 * show what was before. One question for all that was heard while the last one was under way.
 */
export function tellWithPosition(
  { tell, reloadAll }: Pick<LiveHub, 'tell' | 'reloadAll'>,
  position: () => Promise<LogPosition>,
): Hear {
  const heard: NumberedEvent[] = [];
  let isAsking = false;

  async function tellAll(): Promise<void> {
    isAsking = true;
    while (heard.length > 0) {
      const events = heard.splice(0);
      const after = await position();
      for (const event of events) tell({ ...event, after });
    }
    isAsking = false;
  }

  return {
    hear(event) {
      heard.push(event);
      if (!isAsking) void tellAll();
    },
    missed: async () => reloadAll(await position()),
  };
}
