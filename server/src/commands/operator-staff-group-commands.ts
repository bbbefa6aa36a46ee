import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { maxGroupNameLength } from '#capabilities/access/index.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const staffGroupUsage = `  npm run portal -- staff-groups list               which groups of the supplier's directory give which roles
  npm run portal -- staff-groups set <group> <role> <markets|all>  everybody in the group gets the role at their next sign-in; markets: CZ,SK
  npm run portal -- staff-groups remove <group> <role>  and loses it at the next one`;

type Read = (args: readonly string[]) => OperatorCommand;

const actions: Readonly<Record<string, Read>> = {
  list(args) {
    refuseMore(args, 0);
    return {
      async run({ accessOf }, transaction) {
        const groups = await accessOf(transaction).listStaffGroups();
        // In quotation marks: a space at the end of a name belongs to it.
        const lines = groups.map(
          ({ group, roleId, countries: markets }) => `${JSON.stringify(group)}  ${roleId}  ${markets.join(',')}`,
        );
        return lines.length > 0 ? lines.join('\n') : 'No group gives a role';
      },
    };
  },

  set(args) {
    refuseMore(args, 3);
    const [group, roleId, markets] = [groupFrom(args[0]), roleFrom(args[1]), marketsFrom(args[2])];
    return {
      async run({ accessOf, actor }, transaction) {
        const answer = await accessOf(transaction).setStaffGroup(actor, { group, roleId, countries: markets });
        if (!answer.isSet) throw new WrongCall(`A role is one of ${answer.roleIds.join(', ')}.`);
        return `${JSON.stringify(group)} gives ${roleId} in ${markets.join(', ')}, from each person's next sign-in on`;
      },
    };
  },

  remove(args) {
    refuseMore(args, 2);
    const [group, roleId] = [groupFrom(args[0]), roleFrom(args[1])];
    return {
      async run({ accessOf, actor }, transaction) {
        const isRemoved = await accessOf(transaction).removeStaffGroup(actor, { group, roleId });
        if (!isRemoved) throw new WrongCall(`${JSON.stringify(group)} does not give ${roleId}.`);
        return [
          `${JSON.stringify(group)} gives ${roleId} no more, from each person's next sign-in on.`,
          'Who must lose it at once: `end-sessions <address>`.',
        ].join('\n');
      },
    };
  },
};

/** As the directory writes it: nothing is taken away and no case is changed. */
function groupFrom(given: string | undefined): string {
  if (!given || given.length > maxGroupNameLength)
    throw new WrongCall(`A group has a name of at most ${maxGroupNameLength} characters, as the directory writes it.`);
  return given;
}

function roleFrom(given: string | undefined): string {
  if (!given) throw new WrongCall('Which role?');
  return given;
}

function marketsFrom(given = ''): readonly Country[] {
  if (given === 'all') return countries;
  const named = given.split(',');
  if (!named.every(isCountry)) throw new WrongCall(`Markets are all, or some of ${countries.join(',')}.`);
  return [...new Set(named)];
}

/** A name of several words that was not quoted would name another group. */
function refuseMore(args: readonly string[], expected: number): void {
  if (args.length > expected) throw new WrongCall('That is too much: put a name with spaces in quotation marks.');
}

export const staffGroupCommands: Readonly<Record<string, Read>> = {
  'staff-groups'([action, ...args]) {
    const read = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!read)
      throw new WrongCall(`Groups are listed, set or removed: staff-groups ${Object.keys(actions).join('|')}.`);
    return read(args);
  },
};
