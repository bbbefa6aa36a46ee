import { marketOf } from '@dray/contract/markets.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import { openPriceExplainer, pricingRoutes } from '#capabilities/pricing/index.ts';
import type { Base } from '../base.ts';
import type { composeShop } from '../shop.ts';

/** Why a customer pays what they pay, for the supplier's people. */
export const composeWhyPrice = (
  { clock, companyOf }: Pick<Base, 'clock' | 'companyOf'>,
  { pricingOf, catalogueOf }: Pick<ReturnType<typeof composeShop>, 'pricingOf' | 'catalogueOf'>,
) =>
  pricingRoutes(
    openPriceExplainer({
      companyOf,
      catalogueOf,
      pricingOf,
      todayIn: (country) => localDate(clock.now(), marketOf(country).timeZone),
    }),
  );
