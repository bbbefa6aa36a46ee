import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { openProductMarkets, productsKind, returnablesKind } from '#capabilities/catalogue/index.ts';
import { companyKinds, findBelonging } from '#capabilities/company/index.ts';
import { suppliersKind } from '#capabilities/documents/index.ts';
import type { MasterKinds } from '#capabilities/master-data/index.ts';
import { openAwaitedOrders } from '#capabilities/ordering/index.ts';
import { holidaysKind, localDate, marketContactsKind } from '#capabilities/portal-config/index.ts';
import { assignmentsKind, priceListsKind, pricesKind } from '#capabilities/pricing/index.ts';
import { usersKind } from '#capabilities/users/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Base } from '../base.ts';
import { saleKinds } from './sale-kinds.ts';

/** Every kind of master data that can be imported; a further one has its line here. */
export function masterKinds({
  clock,
  identityOf,
  accessOf,
}: Pick<Base, 'clock' | 'identityOf' | 'accessOf'>): MasterKinds {
  const todayIn = (country: Parameters<typeof marketOf>[0]) => localDate(clock.now(), marketOf(country).timeZone);
  return {
    ...companyKinds((transaction, shipToIds) => openAwaitedOrders()(transaction).countAwaitedAt(shipToIds), clock),
    ...saleKinds({ clock, identityOf }),
    holidays: holidaysKind,
    returnables: returnablesKind,
    products: productsKind({ today: () => todayIn(headOffice) }),
    'price-lists': priceListsKind,
    prices: pricesKind({ todayIn, findMarkets: (transaction, skus) => openProductMarkets()(transaction)(skus) }),
    assignments: assignmentsKind(async (transaction, ids) => {
      const found = await findBelonging(transaction, 'ship_to', ids);
      return new Map([...found].map(([id, { country }]) => [id, country]));
    }),
    'market-contacts': marketContactsKind,
    suppliers: suppliersKind,
    users: usersKind({
      clock,
      doorsOf: (transaction) => ({ identity: identityOf(transaction), access: accessOf(transaction) }),
      sitesOf,
    }),
  };
}

const sitesOf = (transaction: Transaction) => ({
  findCompanies: (ids: readonly string[]) => findBelonging(transaction, 'company', ids),
  findShipTos: (ids: readonly string[]) => findBelonging(transaction, 'ship_to', ids),
});
