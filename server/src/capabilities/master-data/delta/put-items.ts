import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import type { Importing, Markets, MasterDataDeps } from '../needs/master-data.deps.ts';
import { saidAt } from '../rules/said-columns.model.ts';
import { refuseOwnedByPortal } from './owners.ts';
import { type ItemOutcome, takeItems } from './take-items.ts';

const maxRetried = 500;

export type Message = { columns: MasterRow; sourceChangedAt: string };

/** Takes what a program sends, and whatever has waited for it. */
export async function putItems(
  deps: MasterDataDeps,
  { caller, actor, markets }: Importing & { markets: Markets },
  name: MasterKindName,
  messages: readonly Message[],
): Promise<ItemOutcome[]> {
  await refuseOwnedByPortal(deps, name);
  const sent = messages.map(({ columns, sourceChangedAt }) => ({
    columns: saidAt(columns, new Date(sourceChangedAt)),
  }));
  const { outcomes, taken, waiting } = await takeItems(deps, name, { sent, sender: { markets, uid: caller.uid } });
  await deps.items.addWaiting(waiting);
  await retryWaiting(deps, taken);
  const count = outcomes.filter(({ result }) => result === 'taken').length;
  await deps.audit.record(actor, {
    action: 'master-data-taken',
    subject: `master:${name}`,
    details: { taken: count, sent: messages.length },
    companyId: undefined,
  });
  return outcomes;
}

/** What waited for these rows, and what waited for that in turn. */
export async function retryWaiting(deps: MasterDataDeps, awaited: readonly string[] | undefined): Promise<void> {
  let names = awaited;
  while (names === undefined || names.length > 0) {
    const waiting = await deps.items.takeWaiting(names, maxRetried);
    if (waiting.length === 0) return;
    const arrived: string[] = [];
    for (const item of waiting) {
      const sender = { markets: item.markets, uid: '' };
      const { outcomes, taken } = await takeItems(deps, item.kind, { sent: [item], sender });
      if (outcomes[0]?.result === 'waiting') continue;
      await deps.items.removeWaiting([item.id]);
      arrived.push(...taken);
    }
    if (names === undefined && arrived.length === 0) return;
    names = arrived;
  }
}

/** For a job: parents may have come by a file. What has waited for a day is tried no more. */
export async function settleWaiting(deps: MasterDataDeps): Promise<void> {
  await retryWaiting(deps, undefined);
  const now = deps.clock.now();
  await deps.items.reportWaiting(daysBefore(now, retention.masterWaitingDays), now);
}
