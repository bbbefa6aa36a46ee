import { SumTable } from '#capabilities/cart/index.ts';
import type { AnyOrder } from '#capabilities/order-desk/index.ts';
import { sumsOfOrder } from '#capabilities/ordering/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLinesCard } from './order-lines-card.tsx';
import { OrderSteps } from './order-steps.tsx';

type Props = { order: AnyOrder; hasHistory: boolean };

export function OrderView({ order, hasHistory }: Props) {
  const { t } = useTranslation('staff-orders');
  const deposits = order.returnables.map(({ sku, name, totalUnits, totalPrice }) => ({
    sku,
    name,
    units: totalUnits,
    total: totalPrice,
  }));
  return (
    <Stack>
      <Card heading={t('order.customer')}>
        <OrderFacts order={order} />
      </Card>
      <AsideColumns
        aside={
          <>
            <Card heading={t('order.progress')}>
              <OrderSteps order={order} />
            </Card>
            <Card heading={t('order.sums')}>
              <SumTable sums={sumsOfOrder(order)} currency={order.currency} deposits={deposits} />
            </Card>
            <OrderDocuments documents={order.documents} />
          </>
        }
      >
        <OrderLinesCard order={order} />
      </AsideColumns>
      {hasHistory && <History subject={`order:${order.orderNumber}`} />}
    </Stack>
  );
}
