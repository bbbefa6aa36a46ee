import { marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { ProductMeasures } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { keptSalesStore } from './kept-sales.store.ts';
import { marketSalesStore } from './market-sales.store.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import { type ReportingDoor, reporting } from './reporting.door.ts';
import { salesStore } from './sales.store.ts';
import { salesRebuildStore } from './sales-rebuild.store.ts';

type Needs = {
  clock: Clock;
  localDate: (moment: Date, timeZone: string) => string;
  auditOf: DoorOf<Audit>;
  companyOf: DoorOf<Pick<CompanyDoor, 'listShipTos' | 'listTrades'>>;
  measuresOf: DoorOf<Pick<ProductMeasures, 'listMeasures'>>;
  deliveredOf: DoorOf<Pick<ReportingDeps, 'listDelivered' | 'listDeliveredAfter'>>;
};

/** Sums of what was delivered: kept by what the ERP tells of orders, read by reports and contracts. */
export const openReporting =
  ({ clock, localDate, auditOf, companyOf, measuresOf, deliveredOf }: Needs): DoorOf<ReportingDoor> =>
  (transaction) =>
    reporting({
      get sales() {
        return salesStore(transaction);
      },
      get markets() {
        return marketSalesStore(transaction);
      },
      get kept() {
        return keptSalesStore(transaction);
      },
      get rebuilding() {
        return salesRebuildStore(transaction);
      },
      findMeasures: (skus) => measuresOf(transaction).listMeasures(skus),
      listDelivered: () => deliveredOf(transaction).listDelivered(),
      listDeliveredAfter: (...asked) => deliveredOf(transaction).listDeliveredAfter(...asked),
      listTrades: (...asked) => companyOf(transaction).listTrades(...asked),
      listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
      async findMarket(country) {
        const { currency, timeZone } = marketOf(country);
        return { currency, today: localDate(clock.now(), timeZone) };
      },
      audit: auditOf(transaction),
    });
