import type { OrderNews } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import { digestOf } from './digest.ts';
import { lineStates, openOf, toldItems } from './line-states.model.ts';
import { type HeaderFacts, wantedItems } from './order-facts.model.ts';
import { processName, processStatus } from './process-status.model.ts';
import type { ToldOrder } from './progress.store.ts';
import { type OrderChanged, type RulesOf, settleOrder } from './settle-order.ts';
import type { LockedOrder } from './standing.store.ts';

/** One order as the ERP has it now. Told again, or told late, it changes nothing and tells nobody. */
export async function applyOrderNews(
  deps: OrderingDeps,
  news: OrderNews,
  rulesOf: RulesOf,
): Promise<OrderChanged | 'same' | 'unknown'> {
  const { orderNumber, sapId } = news;
  const [[locked], known] = await Promise.all([
    deps.standings.lockOrders([orderNumber]),
    deps.progress.findToldOrder(orderNumber),
  ]);
  // A second document with our reference is not our order, whatever it says.
  if (!locked || (locked.standing.sapId ?? sapId) !== sapId) return 'unknown';
  if (known && known.header.changedAt > news.changedAt) return 'same';
  const header = headerOf(news, known?.header, locked);
  if (known?.header.digest === header.digest) {
    await deps.progress.saveToldOrder(orderNumber, {
      ...known,
      header: { ...known.header, changedAt: news.changedAt },
    });
    return 'same';
  }
  await deps.deliveries.joinOrder(orderNumber, sapId);
  const told = { header, told: toldItems(news.items), process: processStatus(news) };
  return (await settleOrder(deps, locked, { told, sapId }, rulesOf)) ?? 'same';
}

function headerOf(news: OrderNews, known: ToldOrder['header'] | undefined, { lines }: LockedOrder): HeaderFacts {
  const { changedAt, rejection, isHeld, netMinor, ...rest } = news;
  return {
    changedAt,
    process: processName(news),
    rejection,
    isHeld,
    netMinor,
    confirmedAt: known?.confirmedAt ?? (isConfirmed(news, lines) ? changedAt : undefined),
    digest: digestOf({ rejection, isHeld, netMinor, ...rest }),
  };
}

/** Everything that is still wanted. */
function isConfirmed({ items }: OrderNews, lines: LockedOrder['lines']): boolean {
  const nowhere = { today: '', dayOf: () => '' };
  const open = lineStates(wantedItems(lines), toldItems(items), [], nowhere).filter((state) => openOf(state) > 0);
  return open.length > 0 && open.every((state) => (state.confirmed ?? 0) >= openOf(state));
}
