import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

type Unanswered = 'interrupted' | 'unavailable';
export type Entry =
  | {
      kind: 'acknowledged';
      email: string;
      cartId: string;
      orderNumber: string;
      customerOrderNumber: string;
      total: number;
    }
  /** A placing that did not learn its order; the moments are the machine's, `endedOn` the calendar's in milliseconds. */
  | { kind: 'unanswered'; how: Unanswered; cartId: string; sentAt: number; endedAt: number; endedOn: number }
  | { kind: 'refused'; cartId: string; reason: string };

/** What the placer was answered, on the disk before it goes on: it must outlast whatever is killed. */
export function openLedger(file: string): (entry: Entry) => void {
  const ledger = openSync(file, 'a');
  return (entry) => {
    writeSync(ledger, `${JSON.stringify(entry)}\n`);
    fsyncSync(ledger);
  };
}

export function readLedger(file: string) {
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Entry => JSON.parse(line));
  return {
    acknowledged: entries.filter((entry) => entry.kind === 'acknowledged'),
    unanswered: entries.filter((entry) => entry.kind === 'unanswered'),
    refused: entries.filter((entry) => entry.kind === 'refused'),
  };
}

export type Ledger = ReturnType<typeof readLedger>;
