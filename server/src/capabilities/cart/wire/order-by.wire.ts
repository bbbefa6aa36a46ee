import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';

/** How a moment on a market's wall becomes one for the wire. */
export type ToInstant = (moment: LocalMoment, timeZone: string) => Date;

/**
 * Until when to order, as it is sent. A calendar is kept for a minute and shared by the ship-tos with its rules, its moments
 * with it: so a dozen of them cost nothing with the next look at a cart.
 */
export function orderByText(moment: LocalMoment, timeZone: string, toInstant: ToInstant): string {
  const known = texts.get(moment);
  // Markets with the same rules share a calendar, whatever their clocks show.
  if (known?.timeZone === timeZone) return known.text;
  const text = toInstant(moment, timeZone).toISOString();
  texts.set(moment, { timeZone, text });
  return text;
}

const texts = new WeakMap<LocalMoment, { timeZone: string; text: string }>();
