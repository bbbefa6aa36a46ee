import type { OrderUpdate } from '#capabilities/erp/index.ts';
import { lineStates, openOf, reportedItems } from '../rules/line-states.model.ts';
import { type HeaderFacts, wantedItems } from '../rules/order-facts.model.ts';
import type { OrderLine } from '../rules/ordering.model.ts';
import { digestOf } from './digest.ts';
import { processName } from './process-status.model.ts';

/** What is kept of an order's own update; the moment of its confirmation is the first one that was reported. */
export function reportedHeader(
  update: OrderUpdate,
  known: Pick<HeaderFacts, 'confirmedAt'> | undefined,
  lines: readonly OrderLine[],
): HeaderFacts {
  const { changedAt, rejection, isHeld, netMinor, ...rest } = update;
  return {
    changedAt,
    process: processName(update),
    rejection,
    isHeld,
    netMinor,
    confirmedAt: known?.confirmedAt ?? (isConfirmed(update, lines) ? changedAt : undefined),
    digest: digestOf({ rejection, isHeld, netMinor, ...rest }),
  };
}

/** Everything that is still wanted. */
function isConfirmed({ items }: OrderUpdate, lines: readonly OrderLine[]): boolean {
  const nowhere = { today: '', dayOf: () => '' };
  const open = lineStates(wantedItems(lines), reportedItems(items), [], nowhere).filter((state) => openOf(state) > 0);
  return open.length > 0 && open.every((state) => (state.confirmed ?? 0) >= openOf(state));
}
