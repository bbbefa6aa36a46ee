import { useSearch } from '@tanstack/react-router';
import { newPerson, readPeopleAddress } from '#capabilities/people/index.ts';
import { ChangesScreen } from './changes/changes-screen.tsx';
import { PeopleScreen } from './list/people-screen.tsx';
import { InviteScreen } from './person/invite-screen.tsx';
import { PersonScreen } from './person/person-screen.tsx';

/** The people of a company: the list, one of them, a new one, or what was changed (U6). One address for all (T142). */
export function ProfileManagementScreen() {
  const { person, view, page = 1, ...address } = readPeopleAddress(useSearch({ strict: false }));
  const { action, of, from, to, ...filters } = address;
  if (view === 'audit') return <ChangesScreen filters={given({ action, of, from, to })} page={page} />;
  if (person === newPerson) return <InviteScreen />;
  if (person !== undefined) return <PersonScreen key={person} id={person} />;
  return <PeopleScreen filters={filters} page={page} />;
}

/** Without what is not there. */
const given = <Filters extends object>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Filters]?: NonNullable<Filters[Name]>;
  };
