import { IconClipboardList, IconSearchOff } from '@tabler/icons-react';
import type { OrdersFilters } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';

type Props = { filters: OrdersFilters; total: number; onClear: () => void };

/** Why nothing is listed: the page lies beyond the last, the filters leave nothing, or nothing was ordered yet. */
export function NoOrders({ filters, total, onClear }: Props) {
  const { t } = useTranslation('orders');
  const { may } = useSession();
  const { q, ...others } = filters;
  if (total > 0) {
    return (
      <EmptyState
        icon={IconSearchOff}
        heading={t('beyond.heading')}
        actions={
          <ButtonLink to="/orders/history" search={filters}>
            {t('beyond.action')}
          </ButtonLink>
        }
      />
    );
  }
  if (Object.keys(others).length > 0) {
    return <NothingFound heading={t('filtered.heading')} text={t('filtered.text')} onClear={onClear} />;
  }
  if (q !== undefined) {
    return (
      <EmptyState
        icon={IconSearchOff}
        heading={t('nothingFound.heading', { query: q })}
        text={t('nothingFound.text')}
        actions={
          <ButtonLink to="/orders/history" search={{}}>
            {t('nothingFound.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconClipboardList}
      heading={t('empty.heading')}
      text={t('empty.text')}
      actions={may('Catalogue') && <ButtonLink to="/catalog/products">{t('empty.action')}</ButtonLink>}
    />
  );
}
