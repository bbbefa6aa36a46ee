import { Link } from '@tanstack/react-router';
import type { OrdersAddress } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Pager } from '#ui/list/pager.tsx';

type Props = { address: OrdersAddress; total: number; onTurn: () => void };

export function HistoryPager({ address: { page = 1, q }, total, onTurn }: Props) {
  const { t } = useTranslation('orders');
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
        <Link
          to="/orders/history"
          search={{ ...(to > 1 ? { page: to } : {}), ...(q ? { q } : {}) }}
          onClick={onTurn}
          {...look}
        />
      )}
    />
  );
}
