import { type Country, marketOf } from '@dray/contract/markets.ts';
import { openChosenDays } from '#capabilities/cart/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import { assigningRoutes, openAssigning } from '#capabilities/pricing/index.ts';
import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';

/** Which price list counts for whom, from which day on. */
export const composePriceLists = (
  { clock, companyOf, auditOf }: Pick<Base, 'clock' | 'companyOf' | 'auditOf'>,
  { pricingOf, catalogueOf }: Pick<ReturnType<typeof composeShop>, 'pricingOf' | 'catalogueOf'>,
) =>
  assigningRoutes(
    openAssigning({
      auditOf,
      companyOf,
      catalogueOf,
      pricingOf,
      countCartsOf: (transaction) => openChosenDays()(transaction).countOpenAt,
      todayIn: (country: Country) => localDate(clock.now(), marketOf(country).timeZone),
    }),
  );
