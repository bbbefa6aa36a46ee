import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatCents, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import { Card } from '#ui/page/card.tsx';
import { byContainer } from './deposits.model.ts';

/** The containers that came along or will, and the money that lies on them. */
export function OrderDeposits({ order: { returnables } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  // A phone has room for three columns.
  const isWide = useIsWide();
  const ifWide = (text: string) => (isWide ? [text] : []);
  return (
    <Card heading={t('detail.deposits.heading')}>
      <FigureTable
        caption={t('detail.deposits.heading')}
        isCaptionHidden
        heads={[
          t('detail.deposits.container'),
          t('detail.deposits.count'),
          ...ifWide(t('detail.deposits.each')),
          t('detail.deposits.total'),
        ]}
        rows={byContainer(returnables).map(({ sku, name, totalUnits, unitPrice, totalPrice }) => ({
          key: `${sku} ${unitPrice}`,
          name,
          figures: [
            formatNumber(language, totalUnits),
            ...ifWide(formatCents(language, unitPrice)),
            formatCents(language, totalPrice),
          ],
        }))}
      />
    </Card>
  );
}
