import type { Minor } from '#platform/money.ts';

/** `on-demand`: nobody has asked for it yet. `missing`: the ERP had none for a whole day. */
export type FileState = 'on-demand' | 'waiting' | 'stored' | 'missing';

export type BillingKind = 'invoice' | 'credit-note' | 'proforma' | 'other';

export type BillingDocument = {
  number: string;
  kind: BillingKind;
  payerId: string;
  date: string;
  currency: string;
  netMinor: Minor;
  taxMinor: Minor;
  isCancelled: boolean;
  isPaid: boolean;
  firstSeenAt: Date;
  fileState: FileState;
  fileKey: string | undefined;
  fileSize: number | undefined;
};

export type BilledLine = { number: string; kind: BillingKind; lineNo: number; quantity: number };

const dayMs = 86_400_000;
const fetchedAtOnceDays = 30;
export const patienceMs = dayMs;

/** An old one may never be asked for: its file is not worth the ERP's time before somebody does. */
export const isFetchedAtOnce = (date: string, now: Date): boolean =>
  now.getTime() - Date.parse(`${date}T00:00:00Z`) < fetchedAtOnceDays * dayMs;

/** As a person would name it. */
export const fileNameOf = ({ number, kind }: Pick<BillingDocument, 'number' | 'kind'>): string =>
  `${kind}-${number}.pdf`;

/** Packs that were billed of each line: a credit note takes back, and a pro-forma is no bill. */
export function invoicedByLine(lines: readonly BilledLine[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { kind, lineNo, quantity } of lines) {
    if (kind === 'proforma' || kind === 'other') continue;
    sums.set(lineNo, (sums.get(lineNo) ?? 0) + (kind === 'credit-note' ? -quantity : quantity));
  }
  return sums;
}
