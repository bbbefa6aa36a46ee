import type { CalendarException, Market, Transport } from '#capabilities/calendars/index.ts';
import { readTime } from '../parts/typed-time.ts';

export type TypedDay = {
  kind: CalendarException['kind'];
  shipTo: string;
  transport: Transport | 'all';
  cutOff: string;
  note: string;
};

export type DayFault = 'cutOff' | 'shipTo';

export const noDay: TypedDay = { kind: 'closed', shipTo: '', transport: 'all', cutOff: '', note: '' };

/** What has to be corrected before it can be sent; the server looks at the rest. */
export function findDayFaults({ kind, shipTo, cutOff }: TypedDay): DayFault[] {
  return [
    ...(shipTo.trim() !== '' && !/^[A-Za-z0-9_-]{1,40}$/.test(shipTo.trim()) ? (['shipTo'] as const) : []),
    ...(kind === 'earlier-cut-off' && readTime(cutOff) === undefined ? (['cutOff'] as const) : []),
  ];
}

/** As it is sent; undefined while something is wrong with it. */
export function toException(typed: TypedDay, country: Market, date: string) {
  if (findDayFaults(typed).length > 0) return undefined;
  const { kind, transport, note } = typed;
  return {
    country,
    date,
    kind,
    shipToId: typed.shipTo.trim() || null,
    transportType: transport === 'all' ? null : transport,
    cutOff: kind === 'earlier-cut-off' ? (readTime(typed.cutOff) ?? null) : null,
    note: note.trim(),
  };
}
