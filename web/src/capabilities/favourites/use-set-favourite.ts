import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { favouritesQueries } from './favourites.queries.ts';
import { forgetFavouriteLists, markFavourite } from './mark-favourite.ts';

/** Nobody turns a star with the first look at a page; it comes when somebody reaches for one. */
const fetchSetting = () => import('./set-favourite.ts');
export const reachForStar = (): void => void fetchSetting().catch(() => undefined);

type Product = { sku: string; name: string };

/** Turns the star at once and tells it, with a way back; where the server says no, it turns back and says why (moment 28). */
export function useSetFavourite({ sku, name }: Product): (isFavourite: boolean) => void {
  const { t } = useTranslation('catalogue');
  const client = useQueryClient();
  const topic = `favourite ${sku}`;

  const { mutate } = useMutation({
    // One after the other: the second click on a star must not overtake the first.
    scope: { id: 'favourites' },
    mutationFn: async (isFavourite: boolean) => (await fetchSetting()).setFavourite(client, sku, isFavourite),
    onMutate: (isFavourite) => {
      markFavourite(client, sku, isFavourite);
      showToast({
        tone: 'done',
        topic,
        text: isFavourite ? t('favourite.added', { product: name }) : t('favourite.removed', { product: name }),
        action: { label: t('favourite.undo'), run: () => mutate(!isFavourite) },
      });
    },
    onSuccess: () => forgetFavouriteLists(client),
    onError: (failure, isFavourite) => {
      markFavourite(client, sku, !isFavourite);
      showFailure({
        topic,
        text: isFavourite ? t('favourite.notAdded', { product: name }) : t('favourite.notRemoved', { product: name }),
        failure,
        retry: () => mutate(isFavourite),
      });
    },
    onSettled: () => client.invalidateQueries(favouritesQueries.wishlist()),
  });
  return mutate;
}
