import { IconDeviceFloppy, IconSearchOff } from '@tabler/icons-react';
import { useBriefCart } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import type { SavedFilters } from './saved-filters.tsx';

type Props = { filters: SavedFilters; total: number; onClear: () => void };

/** Why nothing is listed: the page lies beyond the last, the filters leave nothing, or nothing was put aside yet. */
export function NoSavedOrders({ filters, total, onClear }: Props) {
  const { t } = useTranslation(['saved-orders', 'orders']);
  if (total > 0) {
    return (
      <EmptyState
        icon={IconSearchOff}
        heading={t('orders:beyond.heading')}
        actions={
          <ButtonLink to="/orders/saved" search={filters}>
            {t('orders:beyond.action')}
          </ButtonLink>
        }
      />
    );
  }
  if (Object.keys(filters).length > 0) {
    return <NothingFound heading={t('nothingFound.heading')} text={t('nothingFound.text')} onClear={onClear} />;
  }
  return <NothingYet />;
}

/** How to put a cart aside, and the way to the cart if there is something in it. */
function NothingYet() {
  const { t } = useTranslation('saved-orders');
  const { may } = useSession();
  const hasLines = (useBriefCart()?.items.length ?? 0) > 0;
  const action = hasLines ? (
    <ButtonLink to="/cart">{t('empty.cart')}</ButtonLink>
  ) : (
    <ButtonLink to="/catalog/products">{t('empty.browse')}</ButtonLink>
  );
  return (
    <EmptyState
      icon={IconDeviceFloppy}
      heading={t('empty.heading')}
      text={t('empty.text')}
      actions={may('Catalogue') && action}
    />
  );
}
