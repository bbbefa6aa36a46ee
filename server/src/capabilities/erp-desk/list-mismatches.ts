import { type Country, headOffice, isCountry } from '@dray/contract/markets.ts';
import type { NotedMismatch } from '#capabilities/erp/index.ts';
import type { OrderHeading } from '#capabilities/ordering/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ErpDeskDeps } from './erp-desk.deps.ts';

const maxLooked = 2_000;

export type MismatchOnDesk = NotedMismatch & { head: OrderHeading | undefined; country: Country | undefined };
type Asked = {
  market: string | undefined;
  kind: string | undefined;
  /** Days on which they were found, both included, by the calendar of the market. */
  from: string | undefined;
  until: string | undefined;
  offset: number;
  limit: number;
};

/**
 * What does not agree, within reach. What the ERP alone has is of the market whose orders it was told among; where nobody
 * knows that, those see it who look after all of them.
 */
export async function listMismatches(
  { erp, orders, dayIn }: ErpDeskDeps,
  scope: Scope,
  { market, kind, from, until, offset, limit, seesUnknown }: Asked & { seesUnknown: boolean },
): Promise<{ rows: MismatchOnDesk[]; total: number }> {
  const noted = await erp.listMismatches(maxLooked);
  const heads = await orders.listHeads(scope, [...new Set(noted.map(({ orderNumber }) => orderNumber))]);
  const byNumber = new Map(heads.map((head) => [head.orderNumber, head]));
  const reached = noted
    .map((each) => {
      const head = byNumber.get(each.orderNumber);
      return { ...each, head, country: head?.country ?? marketOfOther(each) };
    })
    .filter(({ head, country }) => head !== undefined || (country ? scope.markets.includes(country) : seesUnknown))
    .filter(({ country }) => market === undefined || country === market)
    .filter((each) => kind === undefined || each.kind === kind)
    .filter(({ firstSeenAt, country = headOffice }) => isWithin(dayIn(country, firstSeenAt), from, until));
  return { rows: reached.slice(offset, offset + limit), total: reached.length };
}

const isWithin = (day: string, from: string | undefined, until: string | undefined): boolean =>
  (from === undefined || day >= from) && (until === undefined || day <= until);

/** A document that no order here belongs to; an order that is here, and out of reach, is of no market for the reader. */
function marketOfOther({ kind, details: { country } }: NotedMismatch): Country | undefined {
  return kind === 'UNKNOWN_ORDER' && isCountry(country) ? country : undefined;
}
