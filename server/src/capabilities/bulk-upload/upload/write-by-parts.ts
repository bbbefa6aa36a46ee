import { setTimeout as sleep } from 'node:timers/promises';
import { restMs } from './in-slices.ts';

const rowsAtOnce = 100;

/** To write down a large file at once would keep everybody else waiting. */
export async function writeByParts<Row>(
  rows: readonly Row[],
  write: (part: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    if (from > 0) await sleep(restMs);
    await write(rows.slice(from, from + rowsAtOnce));
  }
}
