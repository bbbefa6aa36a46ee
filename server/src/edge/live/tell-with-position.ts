import type { NumberedEvent } from '#capabilities/live/index.ts';
import type { LogPosition } from '#platform/log-position.ts';
import type { RecentChanges } from '../visit/recent-changes.ts';
import type { LiveHub } from './live-hub.ts';

type Hear = { hear: (event: NumberedEvent) => void; missed: () => Promise<void> };

/**
 * Tells what was heard with a position behind it: a page reads it again at once, and a replica that has not got it yet would
 * show what was before. It is noted before it is told, so that such a reading is answered by who has it. One question for all
 * that was heard while the last one was under way.
 */
export function tellWithPosition(
  { tell, reloadAll }: Pick<LiveHub, 'tell' | 'reloadAll'>,
  position: () => Promise<LogPosition>,
  changes: Pick<RecentChanges, 'noteEvent' | 'noteMissed'>,
): Hear {
  const heard: NumberedEvent[] = [];
  let isAsking = false;

  async function tellAll(): Promise<void> {
    isAsking = true;
    while (heard.length > 0) {
      const events = heard.splice(0);
      const after = await position();
      for (const event of events) {
        changes.noteEvent(event, after);
        tell({ ...event, after });
      }
    }
    isAsking = false;
  }

  return {
    hear(event) {
      heard.push(event);
      if (!isAsking) void tellAll();
    },
    async missed() {
      const after = await position();
      changes.noteMissed(after);
      reloadAll(after);
    },
  };
}
