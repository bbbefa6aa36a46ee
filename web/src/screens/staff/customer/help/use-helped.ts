import { useQuery } from '@tanstack/react-query';
import { type HelpedPerson, peopleDeskQueries } from '#capabilities/people-desk/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';

/** How the people of a customer stand, for those who may help them; nobody else asks. */
export function useHelped(companyId: string): ReadonlyMap<string, HelpedPerson> {
  const { data: self } = useQuery(staffQueries.self());
  const mayHelp = holdsRight(self?.rights, 'people.help');
  const { data } = useQuery({ ...peopleDeskQueries.of(companyId), enabled: mayHelp });
  return data ?? new Map();
}
