import { IconPlus } from '@tabler/icons-react';
import type { OrdersFilters } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { HistoryExport } from './history-export.tsx';
import { ListMenu } from './list-menu.tsx';

/** What can be done with the list as a whole. */
export function HeadActions({ filters }: { filters: OrdersFilters }) {
  const { t } = useTranslation('orders');
  const { may } = useSession();
  // On a phone the bar below leads there.
  const isWide = useIsWide();
  return (
    <>
      <HistoryExport filters={filters} />
      {may('Catalogue') && isWide && (
        <ButtonLink to="/catalog/products" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}>
          {t('empty.action')}
        </ButtonLink>
      )}
      <ListMenu />
    </>
  );
}
