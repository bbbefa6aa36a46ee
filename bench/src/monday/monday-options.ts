import { parseArgs } from 'node:util';

/** Each is what the one before has, and more. */
export const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000, '10m': 10_000_000 } as const;
export type SizeName = keyof typeof sizes;

export type MondayOptions = { upTo: SizeName; livePages: number; visits: number; isFresh: boolean; jobMinutes: number };

const isSizeName = (name: string): name is SizeName => Object.hasOwn(sizes, name);

export function readMondayOptions(args: readonly string[]): MondayOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string', default: '10k' },
      live: { type: 'string', default: '2000' },
      visits: { type: 'string', default: '400' },
      'job-minutes': { type: 'string', default: '30' },
      fresh: { type: 'boolean', default: false },
    },
  });
  if (!isSizeName(values.orders)) throw new Error(`--orders is one of ${Object.keys(sizes).join(', ')}`);
  return {
    upTo: values.orders,
    livePages: wholeOf('live', values.live),
    visits: wholeOf('visits', values.visits),
    jobMinutes: wholeOf('job-minutes', values['job-minutes']),
    isFresh: values.fresh,
  };
}

function wholeOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${name} is a whole number`);
  return Number(text);
}

/** With indexes, carts, documents and the record; measured at ten thousand. */
const bytesAnOrder = 25_000;
/** What the operating system and PostgreSQL's log need beside it. */
const spareBytes = 5_000_000_000;

/** A volume that fills up in the middle of the night ends more than this. */
export function refuseWithoutRoom(orders: number, freeBytes: number): void {
  const needed = orders * bytesAnOrder + spareBytes;
  if (freeBytes >= needed) return;
  const inGigabytes = (bytes: number) => `${Math.round(bytes / 1e9)} GB`;
  throw new Error(`${orders} more orders take ${inGigabytes(needed)}, and ${inGigabytes(freeBytes)} are free`);
}
