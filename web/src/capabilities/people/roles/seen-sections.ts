import { type Section, sections } from '@dray/contract/sections.ts';
import type { AssignableRoles } from '../queries/people.queries.ts';
import type { Besides } from './beside-roles.ts';
import { type Choice, noAccess, type RoleRow } from './role-choice.ts';

/** What becomes of one section: still there, new, lost, or never there. */
export type SeenSection = {
  section: Section;
  state: 'kept' | 'new' | 'lost' | 'never';
  /** The ship-tos at which it is held, where that is not everywhere. */
  onlyAt: readonly string[];
};

/** Said of everybody, also where somebody has none of it; the rest is shown only of those who have or lose it. */
const alwaysNamed: readonly Section[] = ['Catalogue', 'My Orders', 'My Documents', 'Contracts', 'Access Management'];
/** One opens nothing, the other opens to everybody (T17, T18). */
const neverNamed: readonly Section[] = ['Orders', 'Home Page'];

/** What a person will see when it is saved, as a difference to what they see now. */
export function seenSections(
  roles: AssignableRoles['roles'],
  rows: readonly RoleRow[],
  before: Choice,
  after: Choice,
  besides: { before: Besides; after: Besides } = { before: {}, after: {} },
): SeenSection[] {
  const opens = ({ id, roleids }: RoleRow, choice: Choice, held: Besides, section: Section) => {
    const chosen = choice[id];
    if (chosen === undefined || chosen === noAccess) return false;
    return roles.some(
      ({ roleid, sections: roleSections }) =>
        roleSections.includes(section) && (roleid === chosen || (held[roleid] === true && roleids.includes(roleid))),
    );
  };
  return sections
    .filter((section) => !neverNamed.includes(section))
    .map((section): SeenSection => {
      const now = rows.filter((row) => opens(row, after, besides.after, section));
      const had = rows.some((row) => opens(row, before, besides.before, section));
      const state = now.length > 0 ? (had ? 'kept' : 'new') : had ? 'lost' : 'never';
      return { section, state, onlyAt: now.length < rows.length ? now.map(({ name }) => name) : [] };
    })
    .filter(({ section, state }) => state !== 'never' || alwaysNamed.includes(section));
}
