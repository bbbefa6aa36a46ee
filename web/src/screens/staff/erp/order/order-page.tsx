import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { erpQueries, type OrderPath } from '#capabilities/erp-desk/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedQueue } from '../queue/invented-queue.ts';
import { NoSuchOrder } from './no-such-order.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderVerbs } from './order-verbs.tsx';

/** One order's way to the ERP, and every step that a person can take. */
export function OrderPage({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation(['erp-desk', 'staff']);
  const query = useQuery(erpQueries.order(orderNumber));
  const title = t('erp-desk:order.heading', { order: orderNumber });
  useOwnPageName(title);
  if (query.error instanceof CallRefused && query.error.code === 'NOT_FOUND') return <NoSuchOrder />;
  return (
    <>
      <Breadcrumb
        label={t('erp-desk:order.where')}
        links={[{ key: 'all', link: <Link to="/staff/erp">{t('staff:erp.heading')}</Link> }]}
        current={orderNumber}
      />
      <PageHead title={title} />
      <BlockStates query={query} failed={t('erp-desk:order.failed')} waiting={<Shown path={invented(orderNumber)} />}>
        {(path) => (
          <Stack>
            <Shown path={path} />
            <History subject={`order:${orderNumber}`} />
          </Stack>
        )}
      </BlockStates>
    </>
  );
}

function Shown({ path }: { path: OrderPath }) {
  const { t } = useTranslation('erp-desk');
  return (
    <Stack>
      <Card heading={t('order.now')}>
        <div className="grid one-column gap-16">
          <OrderFacts path={path} />
          {path.queued && <OrderVerbs queued={path.queued} />}
        </div>
      </Card>
      <Card heading={t('order.messages')}>
        <OrderMessages messages={path.messages} />
      </Card>
    </Stack>
  );
}

const invented = (orderNumber: string): OrderPath => ({
  orderNumber,
  sapId: null,
  queued: inventedQueue[0] ?? null,
  messages: [],
});
