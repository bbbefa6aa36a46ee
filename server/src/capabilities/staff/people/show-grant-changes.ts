import { type Country, countries } from '@dray/contract/markets.ts';
import type { GrantDeps, ShownSubject } from '../needs/staff.deps.ts';
import type { ChangeRequest } from '../rules/change-request.model.ts';
import { type GrantAfter, type Newcomer, readGrantChange } from './grant-payload.ts';

type Named = Pick<Newcomer, 'email' | 'firstName' | 'lastName'>;

export async function showGrantChanges(
  { identity }: GrantDeps,
  changes: readonly ChangeRequest[],
): Promise<ReadonlyMap<string, ShownSubject>> {
  const read = changes.map((change) => ({ id: change.id, ...readGrantChange(change) }));
  const known = await identity.listManagedAccounts([...new Set(read.map(({ after }) => after.uid))]);
  const accounts = new Map(known.map((account) => [account.uid, account]));
  return new Map(
    read.map(({ id, before, after }) => {
      const person: Named | undefined = accounts.get(after.uid) ?? after.newcomer ?? undefined;
      const shown: ShownSubject = {
        name: person ? `${person.firstName} ${person.lastName} (${person.email})` : after.uid,
        before: before.grantId
          ? { role: after.roleId, markets: before.markets.join(','), endsOn: before.endsOn }
          : { role: null, markets: null, endsOn: null },
        after: { role: after.roleId, markets: after.markets.join(','), endsOn: after.endsOn },
        command: commandOf(after, person?.email ?? ''),
      };
      return [id, shown];
    }),
  );
}

/** What an operator types to do the same at once. */
function commandOf({ roleId, markets, endsOn, newcomer }: GrantAfter, email: string): string {
  const words = ['npm run portal -- staff grant', quoted(email), roleId, marketsWord(markets)];
  if (newcomer) words.push(quoted(newcomer.firstName), quoted(newcomer.lastName), newcomer.language);
  if (endsOn) words.push('--until', endsOn);
  return words.join(' ');
}

const marketsWord = (markets: readonly Country[]): string =>
  markets.length === countries.length ? 'all' : markets.join(',');

/** For a shell: somebody's name may hold any sign, and an operator copies the line as it stands. */
const quoted = (text: string): string => (/^[\w.@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
