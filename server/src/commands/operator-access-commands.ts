import { fallbackLanguage, isLanguage, languages } from '@dray/contract/languages.ts';
import type { OpenAccess } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const accessUsage = `  npm run portal -- sessions <address>              who is signed in: browsers and tokens of programs
  npm run portal -- end-session <address> <id>      end one of them
  npm run portal -- end-sessions <address>          end all of one person; without an address, of everybody
  npm run portal -- invitation-link <address>       a fresh link for somebody who is invited; the older ones end
  npm run portal -- first-administrator <address> "<first name>" "<last name>" [language]  the first of the supplier's staff; prints their link
  npm run portal -- rotate-keys [at-once]           new signing keys; at-once after a leak: every token is void`;

/** Enough to tell them apart, and short enough to type. */
const shownIdLength = 12;

/** Who is in, and how they are put out. */
export const accessCommands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  sessions([email]) {
    const address = addressFrom(email);
    return {
      run: ({ identityOf }, transaction) =>
        knownPerson(async () => tableOf(address, await identityOf(transaction).listSessions(address))),
    };
  },

  'end-session'([email, id = '']) {
    const address = addressFrom(email);
    if (id.length < shownIdLength) throw new WrongCall('Which one? `sessions` shows their ids.');
    return {
      run: ({ identityOf, actor }, transaction) =>
        knownPerson(async () => {
          await identityOf(transaction).endAccess(actor, address, id);
          return 'Ended';
        }),
    };
  },

  'end-sessions'([email]) {
    const address = email === undefined ? undefined : addressFrom(email);
    return {
      run: ({ identityOf, actor }, transaction) =>
        knownPerson(async () => {
          await identityOf(transaction).endSessions(actor, address);
          return `All sessions and tokens of ${address ?? 'everybody'} are ended`;
        }),
    };
  },

  'invitation-link'([email]) {
    const address = addressFrom(email);
    return {
      run: ({ identityOf, actor, publicUrl }, transaction) =>
        knownPerson(() => identityOf(transaction).makeInvitationLink(actor, address, publicUrl)),
    };
  },

  'first-administrator'([email, firstName = '', lastName = '', language = fallbackLanguage]) {
    const address = addressFrom(email);
    if (!firstName.trim() || !lastName.trim()) throw new WrongCall('An administrator has a first and a last name.');
    if (!isLanguage(language)) throw new WrongCall(`A language is ${languages.join(', ')}.`);
    const person = { email: address, firstName: firstName.trim(), lastName: lastName.trim(), locale: language };
    return {
      async run({ identityOf, staffOf, actor, publicUrl }, transaction) {
        const first = await identityOf(transaction).addFirstStaff(actor, person, publicUrl);
        if (first.link === undefined) throw new WrongCall(whyNot[first.because]);
        await staffOf(transaction).giveFirstRoles(actor, first.uid);
        return first.link;
      },
    };
  },

  'rotate-keys'([how]) {
    if (how !== undefined && how !== 'at-once') throw new WrongCall('Keys are rotated, or rotated at-once.');
    const atOnce = how === 'at-once';
    return {
      async run({ identityOf, actor }, transaction) {
        await identityOf(transaction).rotateKeys(actor, { atOnce });
        return atOnce
          ? 'New keys sign from now on; every token is void. Pages get a new one by themselves, programs must ask.'
          : 'New keys sign in half a minute, the one for hand-offs in a week; what the old ones signed counts until it ends by itself.';
      },
    };
  },
};

const whyNot = {
  'staff is there': 'There is staff already: this command is for a portal without any.',
  'address is taken': 'That address belongs to somebody already.',
} as const;

function addressFrom(email: string | undefined): string {
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new WrongCall('Whose? Name an e-mail address.');
  return email;
}

/** A refusal's own words are for customers. */
async function knownPerson(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'USER_NOT_FOUND') throw new WrongCall('Nobody has that address.');
    if (error instanceof Refusal && error.code === 'LINK_OVER')
      throw new WrongCall('Only somebody who is invited has such a link.');
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      throw new WrongCall('There is no such session or token.');
    throw error;
  }
}

function tableOf(address: string, open: readonly OpenAccess[]): string {
  if (open.length === 0) return `${address} is signed in nowhere`;
  const lines = open.map(({ kind, id, since, lastUsed, until }) =>
    [
      `  ${kind}  ${id.slice(0, shownIdLength)}  since ${minuteOf(since)}`,
      ...(lastUsed ? [`last renewed ${minuteOf(lastUsed)}`] : []),
      ...(until ? [`until ${minuteOf(until)}`] : []),
    ].join(', '),
  );
  return [`${address}, times in UTC:`, ...lines].join('\n');
}

const minuteOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');
