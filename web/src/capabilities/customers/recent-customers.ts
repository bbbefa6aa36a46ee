import { daysBefore, retention } from '@dray/contract/retention.ts';
import { readStored, removeStored, store } from '#platform/storage-keys.ts';

const maxStored = 5;

export type RecentCustomer = { id: string; name: string; at: number };

/** The last opened first, of this person on this device alone, and for as long as searches are kept. */
export function recentCustomers(now = new Date()): RecentCustomer[] {
  const oldest = daysBefore(now, retention.recentSearchDays).getTime();
  return readRecent().filter(({ at }) => at >= oldest);
}

export function rememberCustomer(id: string, name: string, now = new Date()): void {
  const others = recentCustomers(now).filter((customer) => customer.id !== id);
  const customers = [{ id, name, at: now.getTime() }, ...others].slice(0, maxStored);
  store('recentCustomers', JSON.stringify({ uid: readStored('uid'), customers }));
}

export const forgetCustomers = (): void => removeStored('recentCustomers');

function readRecent(): RecentCustomer[] {
  try {
    const { uid, customers } = JSON.parse(readStored('recentCustomers') ?? '{}');
    return uid === readStored('uid') && Array.isArray(customers) ? customers.filter(isRecent).slice(0, maxStored) : [];
  } catch {
    return [];
  }
}

const isRecent = (value: unknown): value is RecentCustomer =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
