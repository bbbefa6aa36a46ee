import { addDays } from '@dray/contract/calendar-day.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import { portfoliosKind } from '#capabilities/access/index.ts';
import { couponsKind } from '#capabilities/cart/index.ts';
import { bundleOptionsKind, bundlePartsKind, bundlesKind } from '#capabilities/catalogue/index.ts';
import { findBelonging } from '#capabilities/company/index.ts';
import { contractsKind } from '#capabilities/contracts/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import type { Base } from '../base.ts';

type Needs = Pick<Base, 'clock' | 'identityOf'>;

/** What helps to sell: bundles, coupons, what was agreed with payers, and who looks after whom. */
export function saleKinds({ clock, identityOf }: Needs) {
  const todayIn = (country: Country) => localDate(clock.now(), marketOf(country).timeZone);
  const yesterdayIn = (country: Country) => addDays(todayIn(country), -1);
  return {
    bundles: bundlesKind({ todayIn, yesterdayIn }),
    'bundle-parts': bundlePartsKind,
    'bundle-options': bundleOptionsKind,
    coupons: couponsKind({ yesterdayIn }),
    contracts: contractsKind({
      clock,
      todayIn,
      findPayers: (transaction, ids) => findBelonging(transaction, 'payer', ids),
    }),
    portfolios: portfoliosKind((transaction) => ({
      findByEmail: (emails) => identityOf(transaction).listAccountsByEmail(emails),
      findByUid: (uids) => identityOf(transaction).listManagedAccounts(uids),
      findMarkets: (companyIds) => findBelonging(transaction, 'company', companyIds),
    })),
  };
}
