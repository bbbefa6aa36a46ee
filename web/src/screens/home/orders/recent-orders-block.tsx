import { IconClipboardList, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeliveryStatus, orderingQueries } from '#capabilities/ordering/index.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Block } from '../rows/block.tsx';
import { BlockFoot } from '../rows/block-foot.tsx';
import { HomeRow, HomeRows } from '../rows/home-row.tsx';

const shown = 4;
const Facts = ({ shipTo, status }: { shipTo: string; status: ReactNode }) => (
  <span className="row wrap between gap-0-8">
    {shipTo}
    <span>{status}</span>
  </span>
);

const waiting = (
  <HomeRows>
    {['a', 'b', 'c', 'd'].map((key) => (
      <HomeRow key={key} name="0000000" detail={<Facts shipTo="0000000" status="00000000" />} end="0000000" />
    ))}
  </HomeRows>
);

/** The newest orders of every ship-to that the reader sees, and how far each is (N8). */
export function RecentOrdersBlock() {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const orders = useQuery(orderingQueries.list({}, 1, language));
  return (
    <Block icon={IconClipboardList} heading={t('orders.heading')}>
      <BlockStates query={orders} failed={t('orders.failed')} waiting={waiting}>
        {({ sopList }) => (
          <HomeRows>
            {sopList.length === 0 && (
              <HomeRow icon={IconPackage} name={t('orders.none')} detail={t('orders.noneText')} />
            )}
            {sopList.slice(0, shown).map((order) => (
              <HomeRow
                key={order.orderNumber}
                name={
                  <>
                    <Link to="/orders/history" search={{ order: order.orderNumber }}>
                      {order.orderNumber}
                    </Link>{' '}
                    <span className="regular muted">{formatDateWithWeekday(language, order.deliveryDate)}</span>
                  </>
                }
                detail={
                  <Facts
                    shipTo={order.shipToName}
                    status={order.deliveryStatus ? <DeliveryStatus order={order} /> : order.statusLabel}
                  />
                }
                end={formatMoney(language, order.total, order.currency)}
              />
            ))}
          </HomeRows>
        )}
      </BlockStates>
      <BlockFoot link={(look) => <Link to="/orders/history" {...look} />}>{t('orders.all')}</BlockFoot>
    </Block>
  );
}
