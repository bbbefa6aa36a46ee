import { IconPackageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { orderDeskQueries } from '#capabilities/order-desk/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { inventedDetail } from './invented-detail.ts';
import { OrderView } from './order-view.tsx';

/** One order as its customer sees it, with its way to the ERP and what was done to it. */
export function OrderPage({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation(['staff-orders', 'staff']);
  const query = useQuery(orderDeskQueries.order(orderNumber, useLanguage()));
  const { data: self } = useQuery(staffQueries.self());
  const title = t('staff-orders:order.heading', { order: orderNumber });
  useOwnPageName(title);
  if (query.error instanceof CallRefused && query.error.code === 'ORDER_NOT_FOUND') return <NoSuchOrder />;
  return (
    <>
      <Breadcrumb
        label={t('staff-orders:order.where')}
        links={[{ key: 'all', link: <Link to="/staff/orders">{t('staff:orders.heading')}</Link> }]}
        current={orderNumber}
      />
      <PageHead
        title={title}
        actions={
          holdsRight(self?.rights, 'erp.read') && (
            <ButtonLink to="/staff/erp" search={{ order: orderNumber }} variant="default">
              {t('staff-orders:order.toErp')}
            </ButtonLink>
          )
        }
      />
      <BlockStates
        query={query}
        failed={t('staff-orders:order.failed')}
        waiting={<OrderView order={inventedDetail} hasHistory={false} />}
      >
        {(order) => <OrderView order={order} hasHistory />}
      </BlockStates>
    </>
  );
}

/** One out of the reader's reach is as good as missing. */
function NoSuchOrder() {
  const { t } = useTranslation('staff-orders');
  return (
    <MessagePage
      icon={<IconPackageOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('order.missing')}
      actions={<ButtonLink to="/staff/orders">{t('order.all')}</ButtonLink>}
    >
      <p>{t('order.missingText')}</p>
    </MessagePage>
  );
}
