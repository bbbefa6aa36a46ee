import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '#capabilities/staff/index.ts';

/** As a role was stored, for those that the texts do not know. */
export function useRoleNames(): (roleId: string) => string | undefined {
  const { data } = useQuery(staffQueries.roles());
  return (roleId) => data?.results.find(({ id }) => id === roleId)?.name;
}
