import { firstDay, isCalendarDay, lastDay } from '@dray/contract/calendar-day.ts';
import { countries, isCountry } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

const markets = countries.join('|');

export const holidayUsage = `  npm run portal -- holiday <${markets}> <YYYY-MM-DD>  no delivery in that market on that day
  npm run portal -- holiday remove <${markets}> <YYYY-MM-DD>  deliveries on that day again`;

/** The same as at the calendar desk, but nobody is notified: a command has no customers of its own. */
export function readHoliday(args: readonly string[]): OperatorCommand {
  const isRemoved = args[0] === 'remove';
  const [country, date = ''] = isRemoved ? args.slice(1) : args;
  if (!isCountry(country)) throw new WrongCall(`A market is one of ${countries.join(', ')}.`);
  if (!isCalendarDay(date))
    throw new WrongCall(`A day is written YYYY-MM-DD, exists, and lies from ${firstDay} to ${lastDay}.`);
  return {
    async run({ portalConfigOf, actor }, transaction) {
      const portalConfig = portalConfigOf(transaction);
      if (isRemoved) {
        const isFound = await portalConfig.removeHolidayOn(actor, country, date);
        return isFound ? `Deliveries in ${country} on ${date} again` : `${country} has no holiday on ${date}`;
      }
      await portalConfig.addHoliday(actor, { country, date }).catch(sayPast);
      return `No delivery in ${country} on ${date}`;
    },
  };
}

function sayPast(error: unknown): never {
  if (error instanceof Refusal && error.code === 'CALENDAR_DAY_PAST') throw new WrongCall('This day is already over.');
  throw error;
}
