import { Link } from '@tanstack/react-router';
import type { SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Pager } from '#ui/list/pager.tsx';

type Props = { address: SavedOrdersAddress; total: number; onTurn: () => void };

export function SavedPager({ address, total, onTurn }: Props) {
  const { t } = useTranslation('orders');
  const { page = 1, order: _unfolded, ...filters } = address;
  const words = {
    label: t('pager.label'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (n: number) => t('pager.page', { n }),
  };
  return (
    <Pager
      current={page}
      total={total}
      words={words}
      link={(to, look) => (
        <Link to="/orders/saved" search={{ ...filters, ...(to > 1 ? { page: to } : {}) }} onClick={onTurn} {...look} />
      )}
    />
  );
}
