import { randomUUID } from 'node:crypto';
import type { HelpKind } from '@dray/contract/people-desk/help-kinds.ts';
import type { Request } from '#platform/request/request.ts';
import type { PeopleDeskDeps } from '../needs/people-desk.deps.ts';
import type { ReachedPerson } from './reach-person.ts';

type Help = { what: HelpKind; reason?: string };

/**
 * Keeps what was done and why, and tells the person and everybody who manages access at their company. Whoever was invited
 * reads of it in the invitation itself.
 */
export async function tellHelp(
  deps: PeopleDeskDeps,
  { caller }: Pick<Request, 'caller'>,
  { account, company }: ReachedPerson,
  { what, reason }: Help,
): Promise<void> {
  const id = randomUUID();
  const { uid } = account;
  await deps.helps.addHelp({ id, uid, staffUid: caller.uid, what, reason, at: deps.clock.now() });
  const params = { what, uid, by: caller.uid };
  const subject = `account:${uid}`;
  if (account.status !== 'Invited')
    await deps.notifications.tell({ kind: 'account-helped', uid, subject, fact: id, params, language: undefined }, [
      'mail',
      'bell',
    ]);
  for (const owner of await findOwners(deps, company.id, uid))
    await deps.notifications.tell(
      { kind: 'person-helped', uid: owner, subject, fact: `${id} ${owner}`, params, language: undefined },
      ['mail', 'bell'],
    );
}

/** The people whose roles let somebody manage access at the company, whoever may come in of them. */
async function findOwners({ access, identity }: PeopleDeskDeps, companyId: string, besides: string): Promise<string[]> {
  const grants = await access.listGrantsAt([companyId]);
  const managing = grants.filter(({ isOff, sections }) => !isOff && sections.includes('Access Management'));
  const uids = new Set(managing.map(({ uid }) => uid));
  uids.delete(besides);
  const accounts = await identity.listManagedAccounts([...uids]);
  return accounts.flatMap(({ uid, status, isStaff }) => (status === 'Active' && !isStaff ? [uid] : []));
}
