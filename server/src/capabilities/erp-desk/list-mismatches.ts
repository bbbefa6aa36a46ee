import type { NotedMismatch } from '#capabilities/erp/index.ts';
import type { OrderHeading } from '#capabilities/ordering/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ErpDeskDeps } from './erp-desk.deps.ts';

const maxLooked = 2_000;

export type MismatchOnDesk = NotedMismatch & { head: OrderHeading | undefined };
type Asked = { market: string | undefined; kind: string | undefined; offset: number; limit: number };

/**
 * What does not agree, within reach. What the ERP alone has belongs to no market that we know: those see it who look after
 * all of them.
 */
export async function listMismatches(
  { erp, orders }: ErpDeskDeps,
  scope: Scope,
  { market, kind, offset, limit, seesUnknown }: Asked & { seesUnknown: boolean },
): Promise<{ rows: MismatchOnDesk[]; total: number }> {
  const noted = await erp.listMismatches(maxLooked);
  const heads = await orders.listHeads(scope, [...new Set(noted.map(({ orderNumber }) => orderNumber))]);
  const byNumber = new Map(heads.map((head) => [head.orderNumber, head]));
  const reached = noted
    .map((each) => ({ ...each, head: byNumber.get(each.orderNumber) }))
    .filter((each) => each.head !== undefined || seesUnknown)
    .filter((each) => market === undefined || each.head?.country === market)
    .filter((each) => kind === undefined || each.kind === kind);
  return { rows: reached.slice(offset, offset + limit), total: reached.length };
}
