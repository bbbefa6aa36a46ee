import type { ErpProcess } from './erp-process.ts';
import type { Portal, Sql } from './erp-world.ts';

const prefix = 'DRAY-';

type Here = { number: string; sapId: string | null };

/** How many orders have reached the ERP and know it. */
export async function countArrived(sql: Sql): Promise<number> {
  const [row] = await sql<{ arrived: number }>(
    `select count(*)::int as arrived from erp_message join placed_order using (order_number)
     where kind = 'create' and state = 'done' and sap_id is not null`,
  );
  return row?.arrived ?? 0;
}

/** Order by order, in both databases: lost, doubled, or under another number than the portal believes. */
export async function findDisagreements(
  { sql }: Pick<Portal, 'sql'>,
  erp: ErpProcess,
  strangers = 0,
): Promise<string[]> {
  const here = await sql<Here>(`select order_number as number, sap_id as "sapId" from placed_order`);
  const there = await erp.sql<{ reference: string; sapId: string }>(
    `select "PurchaseOrderByShipToParty" as reference, "SalesOrder" as "sapId" from sales_order`,
  );
  const known = new Map<string, string[]>();
  for (const { reference, sapId } of there) known.set(reference, [...(known.get(reference) ?? []), sapId]);

  const faults = here.flatMap(({ number, sapId }) => faultsOf(number, sapId, known.get(prefix + number) ?? []));
  const ours = new Set(here.map(({ number }) => prefix + number));
  const strange = there.filter(({ reference }) => !ours.has(reference)).length;
  return strange === strangers ? faults : [...faults, `${strange} orders of the ERP are not in the portal`];
}

function faultsOf(number: string, sapId: string | null, found: readonly string[]): string[] {
  if (found.length === 0) return [`${number} is lost`];
  if (found.length > 1) return [`${number} is there ${found.length} times`];
  return sapId === found[0] ? [] : [`${number} is ${found[0]} in the ERP and ${sapId} in the portal`];
}
