import { addDays } from '@dray/contract/calendar-day.ts';
import type { ListedDocument } from '#capabilities/documents/index.ts';

export type WorkGroup = 'due' | 'fresh' | 'earlier';

const soonDays = 7;

type Days = { today: string; freshFrom: string };

/** As the server sorts them: what is overdue, due soon or to be set off waits for somebody; the rest is new or it is not. */
export function workGroupOf(
  { status, type, dueDate, date }: Pick<ListedDocument, 'status' | 'type' | 'dueDate' | 'date'>,
  { today, freshFrom }: Days,
): WorkGroup {
  const isDueSoon = type === 'invoice' && dueDate !== null && dueDate <= addDays(today, soonDays);
  if (status === 'overdue' || (status === 'open' && (isDueSoon || type === 'credit-note'))) return 'due';
  return date >= freshFrom ? 'fresh' : 'earlier';
}
