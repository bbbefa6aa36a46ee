import { type Country, marketOf } from '@dray/contract/markets.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';

const minuteMs = 60_000;

/** The calendar day that a market has right now. */
export const useMarketDay = (country: Country): string => zoneDay(useServerNow(minuteMs), marketOf(country).timeZone);
