import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';
import type { ShownSubject, StaffDeps } from '../needs/staff.deps.ts';
import { type ChangeRequest, stateAt, type Undecidable, whyNotDecided } from '../rules/change-request.model.ts';
import { decidesIn, findDeciders } from './find-deciders.ts';

export type ShownChange = Omit<ChangeRequest, 'before' | 'after'> & {
  shown: Omit<ShownSubject, 'command'>;
  requester: ManagedAccount | undefined;
  decider: ManagedAccount | undefined;
  mayDecide: boolean;
  whyNot: Undecidable | undefined;
  mayWithdraw: boolean;
  command: string | undefined;
};

/** As somebody reads them: with names, and with what they themselves may do about each. */
export async function showChanges(
  deps: StaffDeps,
  caller: Pick<Caller, 'uid' | 'staffGrants'>,
  changes: readonly ChangeRequest[],
): Promise<ShownChange[]> {
  const now = deps.clock.now();
  const uids = changes.flatMap(({ requestedBy, decidedBy }) => (decidedBy ? [requestedBy, decidedBy] : [requestedBy]));
  const [people, subjects, deciders] = await Promise.all([
    deps.identity.listManagedAccounts([...new Set(uids)]),
    showSubjects(deps, changes),
    findDeciders(deps, changes),
  ]);
  const accounts = new Map(people.map((account) => [account.uid, account]));
  const mine = decidesIn(deps, caller);
  return changes.map(({ before: _before, after: _after, ...change }) => {
    const state = stateAt(change.state, change.expiresAt, now);
    const isWaiting = state === 'waiting';
    const whyNot = isWaiting ? whyNotDecided(change, caller.uid, mine) : undefined;
    const { command, ...shown } = subjects.get(change.id) ?? unknownSubject;
    return {
      ...change,
      state,
      shown,
      requester: accounts.get(change.requestedBy),
      decider: change.decidedBy ? accounts.get(change.decidedBy) : undefined,
      mayDecide: isWaiting && whyNot === undefined,
      whyNot,
      mayWithdraw: isWaiting && change.requestedBy === caller.uid,
      command: isWaiting && deciders.get(change.id)?.length === 0 ? command : undefined,
    };
  });
}

export async function showChange(
  deps: StaffDeps,
  caller: Pick<Caller, 'uid' | 'staffGrants'>,
  change: ChangeRequest,
): Promise<ShownChange> {
  const [shown] = await showChanges(deps, caller, [change]);
  if (!shown) throw new Error(`the change ${change.id} was not shown`);
  return shown;
}

const unknownSubject: ShownSubject = { name: '', before: {}, after: {}, command: '' };

async function showSubjects({ kinds }: StaffDeps, changes: readonly ChangeRequest[]) {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  const shown = await Promise.all([...byKind].map(([kind, ofKind]) => kinds[kind].show(ofKind)));
  return new Map(shown.flatMap((each) => [...each]));
}
