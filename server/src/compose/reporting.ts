import { headOffice, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import { groupNameIn, productMeasures } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, localMoment } from '#capabilities/company/index.ts';
import { deliveredOrdersStore, deliveryStore, listDelivered } from '#capabilities/ordering/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import {
  keptSalesStore,
  type PowerBiAccess,
  reporting,
  reportingRoutes,
  salesStore,
} from '#capabilities/reporting/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  auditOf: DoorOf<Audit>;
  companyOf: DoorOf<CompanyDoor>;
  powerBi?: PowerBiAccess | undefined;
};

/** Sums of what was delivered: kept by what the ERP tells of orders, read by reports and contracts. */
export function composeReporting({ clock, auditOf, companyOf, powerBi }: Parts) {
  const reportingOf = (transaction: Transaction) =>
    reporting({
      get sales() {
        return salesStore(transaction);
      },
      get kept() {
        return keptSalesStore(transaction);
      },
      findMeasures: (skus) => productMeasures(transaction).listMeasures(skus),
      listDelivered: () =>
        listDelivered({
          deliveredOrders: deliveredOrdersStore(transaction),
          deliveries: deliveryStore(transaction),
          clock,
          localMoment,
          findTimeZone: async (country = headOffice) => marketOf(country).timeZone,
        }),
      listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
      async findMarket(country) {
        const { currency, timeZone } = marketOf(country);
        return { currency, today: localDate(clock.now(), timeZone) };
      },
      audit: auditOf(transaction),
    });
  return { reportingOf, reportingRoutes: reportingRoutes({ reportingOf, powerBi, groupNameIn }) };
}
