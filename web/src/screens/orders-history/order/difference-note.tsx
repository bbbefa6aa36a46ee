import { IconAlertTriangle } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { deliveredPacks, savedCents } from './items/differences.model.ts';

/** Not all of it came: how much did, and what that means in money. */
export function DifferenceNote({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { ordered, delivered } = deliveredPacks(order);
  const saved = savedCents(order);
  if (!order.hasDifferences || delivered === undefined) return null;
  const [n, of] = [delivered, ordered].map((packs) => formatNumber(language, packs));
  return (
    <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <strong>{t('detail.differences.delivered', { count: ordered, n: n ?? '', of: of ?? '' })}</strong>{' '}
      {saved > 0 && t('detail.differences.saved', { amount: formatMoney(language, saved / 100, order.currency) })}
    </Note>
  );
}
