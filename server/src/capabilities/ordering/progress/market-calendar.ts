import type { Country } from '@dray/contract/markets.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { MarketCalendar } from '../rules/order-facts.model.ts';

export async function findCalendar(
  { findTimeZone, localMoment, clock }: Pick<OrderingDeps, 'findTimeZone' | 'localMoment' | 'clock'>,
  country: Country,
): Promise<MarketCalendar> {
  const timeZone = await findTimeZone(country);
  const dayOf = (moment: Date) => localMoment(moment, timeZone).date;
  return { today: dayOf(clock.now()), dayOf };
}
