import type { OrderHeading } from '#capabilities/ordering/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { OrderDeskDeps } from './order-desk.deps.ts';

/** Whose order it is, and who placed it. */
export type OrderOwnership = Pick<OrderHeading, 'country' | 'companyId' | 'companyName'> & {
  placedByName: string | undefined;
};

export async function findOwners(
  { heads, identity }: OrderDeskDeps,
  scope: Scope,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, OrderOwnership>> {
  if (orderNumbers.length === 0) return new Map();
  const found = await heads.listHeads(scope, orderNumbers);
  const accounts = await identity.listManagedAccounts([...new Set(found.map(({ placedBy }) => placedBy))]);
  const names = new Map(accounts.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
  return new Map(
    found.map(({ orderNumber, country, companyId, companyName, placedBy }) => [
      orderNumber,
      { country, companyId, companyName, placedByName: names.get(placedBy) },
    ]),
  );
}
