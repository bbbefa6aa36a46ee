import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { DifferenceNote } from './difference-note.tsx';
import { OrderItems } from './items/order-items.tsx';
import { OrderActionList } from './order-action-list.tsx';
import { OrderDeposits } from './order-deposits.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderSums } from './order-sums.tsx';
import classes from './order-view.module.css';
import { StateNotes } from './state-notes.tsx';

type Props = { order: OrderDetail; actions: OrderActions };

export function OrderView({ order, actions }: Props) {
  const { t } = useTranslation('orders');
  return (
    <div className="grid one-column content-start gap-16">
      <OrderProgress order={order} />
      <div className={`${classes.columns} grid one-column content-start gap-16`}>
        <div className="grid one-column content-start gap-16">
          <StateNotes order={order} />
          <DifferenceNote order={order} />
          <OrderItems order={order} />
          {order.returnables.length > 0 && <OrderDeposits order={order} />}
          <Card heading={t('detail.deliveryAndPayment')}>
            <OrderFacts order={order} />
          </Card>
        </div>
        <div className="grid one-column content-start gap-16">
          <Card heading={t(order.deliveredTotals ? 'detail.sums.delivered' : 'detail.sums.ordered')}>
            <OrderSums order={order} />
            <OrderActionList order={order} actions={actions} />
          </Card>
          <OrderDocuments order={order} />
        </div>
      </div>
    </div>
  );
}
