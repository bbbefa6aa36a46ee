import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { isLanguage, languages } from '@dray/contract/languages.ts';
import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import type { HeldByPerson } from '#capabilities/staff/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const staffUsage = `  npm run portal -- staff list                      the supplier's people with their roles
  npm run portal -- staff grant <address> <role> <markets|all> ["<first name>" "<last name>" language] [--until <day>]  at once; a new person is mailed a link, which is printed, too
  npm run portal -- staff end <address> <role>      ends a role at once; whoever manages staff as the last one stays`;

type Read = (args: readonly string[]) => OperatorCommand;

const actions: Readonly<Record<string, Read>> = {
  list: () => ({
    async run({ staffOf }, transaction) {
      const people = await staffOf(transaction).listHeld();
      return people.length > 0 ? people.flatMap(linesOf).join('\n') : 'Nobody holds a role';
    },
  }),

  grant(args) {
    const { value: endsOn, rest } = takeUntil(args);
    const [email, roleId = '', marketWords, firstName, lastName, language] = rest;
    const address = addressFrom(email);
    if (!roleId) throw new WrongCall('Which role? `staff list` shows those that are held.');
    const markets = marketsFrom(marketWords);
    if (language !== undefined && !isLanguage(language)) throw new WrongCall(`A language is ${languages.join(', ')}.`);
    const wanted = { email: address, roleId, markets, endsOn, firstName, lastName, language };
    return {
      run: ({ staffOf, identityOf, actor, publicUrl }, transaction) =>
        inWords(async () => {
          const link = await staffOf(transaction).grantAtOnce(actor, wanted);
          const held = `${address}: ${roleId} in ${markets.join(', ')}${endsOn ? ` until ${endsOn}` : ''}`;
          return link ? `${held}\n${identityOf(transaction).invitationAddress(publicUrl, link)}` : held;
        }),
    };
  },

  end([email, roleId = '']) {
    const address = addressFrom(email);
    if (!roleId) throw new WrongCall('Which role? `staff list` shows those that are held.');
    return {
      run: ({ staffOf, actor }, transaction) =>
        inWords(async () => {
          await staffOf(transaction).endAtOnce(actor, address, roleId);
          return `${address}: ${roleId} is ended`;
        }),
    };
  },
};

export const staffCommands: Readonly<Record<string, Read>> = {
  staff([action, ...args]) {
    const read = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!read)
      throw new WrongCall(`Staff are listed, given a role, or lose one: staff ${Object.keys(actions).join('|')}.`);
    return read(args);
  },
};

function takeUntil(args: readonly string[]): { value: string | undefined; rest: readonly string[] } {
  const at = args.indexOf('--until');
  if (at < 0) return { value: undefined, rest: args };
  const value = args[at + 1] ?? '';
  if (!isCalendarDay(value)) throw new WrongCall('--until needs a day, written YYYY-MM-DD.');
  return { value, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

function addressFrom(email: string | undefined): string {
  if (!email || !isEmail(email)) throw new WrongCall('Whose? Name an e-mail address.');
  return email;
}

function marketsFrom(words: string | undefined): readonly Country[] {
  if (words === 'all') return countries;
  const named = (words ?? '').split(',').map((word) => word.trim().toUpperCase());
  const markets = named.filter(isCountry);
  if (markets.length === 0 || markets.length < named.length)
    throw new WrongCall(`Markets are "all" or some of ${countries.join(',')}, parted by commas.`);
  return markets;
}

/** A refusal is reported in words, as the supplier's people read it. */
async function inWords(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? new WrongCall(refusalText(error.code, 'en', error.values)) : error;
  }
}

const linesOf = ({ account, grants }: HeldByPerson): string[] => [
  `${account.email}  ${account.firstName} ${account.lastName}  (${account.status})`,
  ...grants.map(({ roleId, countries: markets, endsOn, source }) =>
    [
      `  ${roleId.padEnd(16)}${markets.join(',')}`,
      ...(endsOn ? [`until ${endsOn}`] : []),
      ...(source === 'idp' ? ['from the directory'] : []),
    ].join('  '),
  ),
];
