import { helpText } from '@dray/contract/people-desk/people-desk-text.ts';
import type { IdentityDoor, ManagedAccount } from '#capabilities/identity/index.ts';
import type { BellEntry, Described } from '#capabilities/notifications/index.ts';
import type { Request } from '#platform/request/request.ts';

type HelpEntry = Extract<BellEntry, { kind: 'account-helped' | 'person-helped' }>;
const isHelp = (entry: BellEntry): entry is HelpEntry =>
  entry.kind === 'account-helped' || entry.kind === 'person-helped';

/** What customer service did, at the bell; of their people owners read as long as they manage the company. */
export async function describeHelp(
  identity: Pick<IdentityDoor, 'listManagedAccounts'>,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const ready = entries.flatMap(({ id, kind }): Described[] =>
    kind === 'data-export-ready' ? [[id, { href: '/profile/details', values: {} }]] : [],
  );
  const helps = entries.filter(isHelp);
  if (helps.length === 0) return ready;
  const uids = [...new Set(helps.flatMap(({ params }) => [params.uid, params.by]))];
  const accounts = new Map((await identity.listManagedAccounts(uids)).map((account) => [account.uid, account]));
  const managed = request.scopeOf('Access Management')?.companyIds ?? [];
  const described = helps.flatMap(({ id, kind, params }): Described[] => {
    const person = accounts.get(params.uid);
    const who = nameOf(accounts.get(params.by));
    const what = helpText(params.what, request.language);
    if (kind === 'account-helped') return [[id, { href: '/profile/details', values: { what, who } }]];
    if (!person?.companyId || !managed.includes(person.companyId)) return [];
    const href = `/profile/management?person=${person.uid}`;
    return [[id, { href, values: { what, who, name: nameOf(person) } }]];
  });
  return [...described, ...ready];
}

const nameOf = (account: ManagedAccount | undefined): string =>
  account ? `${account.firstName} ${account.lastName}` : '';
