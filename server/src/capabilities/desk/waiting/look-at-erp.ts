import { lateMinutes } from '@dray/contract/erp-desk/queue-shapes.ts';
import { countries } from '@dray/contract/markets.ts';
import { narrowedToMarket } from '#platform/request/narrow-scope.ts';
import type { DeskDeps, Sitting } from '../needs/desk.deps.ts';
import { groupWaiting, isIn, type WaitingGroup, type WaitingThing } from './waiting.model.ts';

/** So many are looked at: enough for a number that means something, and no more while the ERP is away. */
const maxLooked = 500;
/** What waits shorter is on its way. */
const usualMs = lateMinutes * 60_000;

/** Orders that a person has to help to the ERP, and those that have waited too long. */
export async function lookAtErp(
  { erp, orders, clock }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  const scope = request.scopeBy('erp.read');
  if (!scope) return undefined;
  const open = await erp.listOpen(maxLooked);
  const before = clock.now().getTime() - usualMs;
  const late = open.filter(({ state, createdAt }) => state === 'parked' || createdAt.getTime() < before);
  const heads = await headsOf(orders, narrowedToMarket(scope, market), late);
  return groupWaiting(
    late.flatMap(({ orderNumber, state, lastCode, createdAt }): WaitingThing[] => {
      const head = heads.get(orderNumber);
      if (!head || !isIn(market, [head.country])) return [];
      const known = { since: createdAt, markets: [head.country], name: orderNumber };
      return state === 'parked'
        ? [{ ...known, kind: 'parked', cause: lastCode ?? undefined }]
        : [{ ...known, kind: 'unsent' }];
    }),
    open.length === maxLooked,
  );
}

/** What the ERP alone has belongs to no market that we know: those see it who look after all of them. */
export async function lookAtDifferences(
  { erp, orders }: DeskDeps,
  { request, market }: Sitting,
): Promise<WaitingGroup[] | undefined> {
  const scope = request.scopeBy('erp.read');
  if (!scope) return undefined;
  const noted = await erp.listMismatches(maxLooked);
  const seesUnknown = market === undefined && countries.every((each) => scope.markets.includes(each));
  const heads = await headsOf(orders, narrowedToMarket(scope, market), noted);
  return groupWaiting(
    noted.flatMap(({ orderNumber, kind, firstSeenAt }): WaitingThing[] => {
      const head = heads.get(orderNumber);
      if (head ? !isIn(market, [head.country]) : !seesUnknown) return [];
      const markets = head ? [head.country] : [];
      return [{ kind: 'differences', cause: kind, since: firstSeenAt, markets, name: orderNumber }];
    }),
    noted.length === maxLooked,
  );
}

async function headsOf(
  orders: DeskDeps['orders'],
  scope: Parameters<DeskDeps['orders']['listHeads']>[0],
  rows: readonly { orderNumber: string }[],
) {
  const numbers = [...new Set(rows.map(({ orderNumber }) => orderNumber))];
  const heads = numbers.length > 0 ? await orders.listHeads(scope, numbers) : [];
  return new Map(heads.map((head) => [head.orderNumber, head]));
}
