import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { catalogueQueries, type Reader } from '#capabilities/catalogue/index.ts';
import { readStored, store } from '#platform/storage-keys.ts';

type Offers = {
  /** None while they are on their way, or where they could not be fetched. */
  offers: NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof catalogueQueries.offers>['queryFn']>>>>;
  hasRoom: boolean;
  /** Whether it is known how much room they take, by themselves or from the last visit. */
  isForeseen: boolean;
};

/** The bundles above the goods. Not every market has any, so the room that is kept for them is that of the last visit. */
export function useOffers(reader: Reader, isWanted = true): Offers {
  const {
    data: offers = [],
    isPending,
    isSuccess,
  } = useQuery({ ...catalogueQueries.offers(reader), enabled: isWanted });
  const hasAny = offers.length > 0;
  const before = readStored('offersShown');
  useEffect(() => {
    if (isSuccess) store('offersShown', hasAny ? 'yes' : 'no');
  }, [isSuccess, hasAny]);
  return {
    offers,
    hasRoom: isPending ? before === 'yes' : hasAny,
    isForeseen: !isWanted || !isPending || before !== undefined,
  };
}
