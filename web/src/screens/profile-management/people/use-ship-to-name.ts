import { useQuery } from '@tanstack/react-query';
import { peopleQueries } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';

/** The name of a ship-to, as far as the reader knows it; else its number. */
export function useShipToName(): (id: string) => string {
  const { may, user } = useSession();
  const { data } = useQuery({ ...peopleQueries.roles(), enabled: may('Access Management') });
  const known = [...(data?.companies.flatMap(({ shipTos }) => shipTos) ?? []), ...(user?.shipTos ?? [])];
  return (id) => known.find((shipTo) => shipTo.id === id)?.name ?? id;
}
