import type { RestRouteName } from '@dray/contract/rest-routes.ts';
import { companyRoutes, creditRoutes, openCredit } from '#capabilities/company/index.ts';
import { openBalances } from '#capabilities/documents/index.ts';
import { filesRoutes } from '#capabilities/files/index.ts';
import { identityResolvers, ownAccountRoutes, passwordJudge, passwordsRoutes } from '#capabilities/identity/index.ts';
import { openOutstanding } from '#capabilities/ordering/index.ts';
import { portalConfigResolvers, portalConfigRoutes } from '#capabilities/portal-config/index.ts';
import { usersRoutes } from '#capabilities/users/index.ts';
import { type Base, composeBase } from './base.ts';
import { composeBell } from './bell.ts';
import { composeBulkUpload } from './bulk-upload.ts';
import { composeCart } from './cart.ts';
import { composeContent } from './content.ts';
import { composeContracts } from './contracts.ts';
import { composeDocuments } from './documents.ts';
import { composeErpOrders } from './erp-orders.ts';
import { orderingHooks } from './hooks.ts';
import { composeOrdering, orderingCalls } from './ordering.ts';
import type { Parts } from './parts.ts';
import { changesOf, receptionLookUps, recordStaffRead } from './reception.ts';
import { composeReporting } from './reporting.ts';
import { resolversOf } from './resolvers.ts';
import { composeSavedOrders } from './saved-orders.ts';
import { composeSearch } from './search.ts';
import { composeShop } from './shop.ts';
import { composeSso } from './sso.ts';
import { composeBackOffice } from './staff/back-office.ts';
import { composeSupport } from './support.ts';

export type Composed = ReturnType<typeof compose>;

/** The only folder where capabilities meet: each is handed clocks, settings and the doors of the neighbours it needs. */
export function compose(parts: Parts) {
  const { clock, database } = parts;
  const base = composeBase(parts);
  const doors = openDoors(base);
  const { shop, calls, papers, reports, agreements, help, uploads } = doors;
  const { portalConfigOf, identityOf, portalState, guard } = base;
  const keepsPasswords = parts.passwordsElsewhere === undefined;

  return {
    auditOf: base.auditOf,
    accessOf: base.accessOf,
    companyOf: base.companyOf,
    erpOf: base.erpOf,
    filesOf: base.filesOf,
    identityOf,
    liveOf: base.liveOf,
    notificationsOf: base.notificationsOf,
    portalConfigOf,
    usersOf: base.usersOf,
    cartOf: doors.cartOf,
    orderingOf: doors.orderingOf,
    creditOf: doors.creditOf,
    documentsOf: papers.documentsOf,
    refreshArchives: papers.refreshArchives,
    reportingOf: reports.reportingOf,
    contractsOf: agreements.contractsOf,
    supportOf: help.supportOf,
    contentOf: doors.reading.contentOf,
    supportDeskOf: help.supportDeskOf,
    ...doors.backOffice.doors,
    bulkOf: uploads.bulkOf,
    bulkSendingOf: uploads.bulkSendingOf,
    ...doors.erpOrders,
    fillShelves: shop.fillShelves,
    resolvers: resolversOf({
      ...calls,
      ...shop,
      portalConfig: portalConfigResolvers(portalConfigOf, parts.homeMarket),
      identity: identityResolvers({ identityOf, guard, keepsPasswords }),
      savedOrders: doors.savedOrders,
    }),
    restHandlers: {
      ...ownRoutes(base),
      ...doors.reading.contentRoutes,
      ...shop.catalogueRoutes,
      ...calls.orderingRoutes,
      ...uploads.bulkUploadRoutes,
      ...papers.documentsRoutes,
      ...reports.reportingRoutes,
      ...agreements.contractsRoutes,
      ...creditRoutes(doors.creditOf),
      ...help.supportRoutes,
      ...doors.bell,
      ...doors.search,
      ...doors.backOffice.backOfficeRoutes,
      ...composeSso(base),
    } satisfies Record<Exclude<RestRouteName, 'downloadSchema' | 'openEvents'>, unknown>,
    gate: { database, clock, portalState, ...changesOf(base) },
    recordStaffRead: recordStaffRead(database, base.auditOf),
    reception: { tokens: parts.tokens, clock, ...receptionLookUps(base, doors.backOffice.doors.actingOf) },
  };
}

/** The shop and what depends on it, from below to above. */
function openDoors(base: Base) {
  const shop = composeShop(base);
  const { catalogueOf, listFavourites } = shop;
  const cartOf = composeCart(base, shop);
  const { hooks, fill } = orderingHooks();
  const orderingOf = composeOrdering(base, { cartOf, hooks });
  const creditOf = openCredit({ ...base, balancesOf: openBalances(), outstandingOf: openOutstanding() });
  const papers = composeDocuments(base, { orderingOf, creditOf });
  const reports = composeReporting(base);
  const { documentsOf } = papers;
  const { reportingOf } = reports;
  fill({ documentsOf, reportingOf });
  const agreements = composeContracts(base, { cartOf, catalogueOf, creditOf, orderingOf, reportingOf });
  const help = composeSupport(base, { documentsOf, orderingOf });
  const { supportOf } = help;
  const reading = composeContent(base, shop.findOwnGoods);
  const { contractsOf } = agreements;
  const erpOrders = composeErpOrders(base, { orderingOf, documentsOf, contractsOf, creditOf });
  const doors = { ...shop, ...erpOrders, cartOf, orderingOf, creditOf, contractsOf, supportOf };
  return {
    shop,
    cartOf,
    orderingOf,
    creditOf,
    papers,
    reports,
    agreements,
    help,
    reading,
    calls: orderingCalls({ orderingOf, cartOf, creditOf, listFavourites }),
    backOffice: composeBackOffice(base, shop, doors),
    savedOrders: composeSavedOrders(base, { cartOf, listFavourites }),
    uploads: composeBulkUpload(base, { cartOf, orderingOf }),
    erpOrders,
    bell: composeBell(base, { orderingOf, documentsOf, supportOf }),
    search: composeSearch({ ...base, ...reading, orderingOf, catalogueOf, documentsOf, supportOf }),
  };
}

/** About a person, their company and the portal itself. */
const ownRoutes = (base: Base) => ({
  ...portalConfigRoutes(base.portalConfigOf),
  ...companyRoutes(base.companyOf, base.usersOf),
  ...usersRoutes(base.usersOf),
  ...passwordsRoutes({ ...base, passwordsElsewhere: base.passwordsElsewhere, judge: passwordJudge() }),
  ...ownAccountRoutes({ identityOf: base.identityOf, passwordsElsewhere: base.passwordsElsewhere }),
  ...filesRoutes(base.filesOf, { store: base.fileStore, logger: base.logger }),
});
