import { IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import type { OrderRow } from '#capabilities/ordering/index.ts';
import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { type ShipTo, shipToQueries } from '#capabilities/ship-to/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { daysAheadText, dayText } from '#platform/texts/day-text.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { Block } from '../rows/block.tsx';
import { ComingDays } from './coming-days.tsx';
import { CutOffClock } from './cut-off-clock.tsx';
import { DetailFailed } from './detail-failed.tsx';
import classes from './next-delivery.module.css';
import { inventedDetail, type ShipToDetail } from './ship-to-detail.ts';
import { useComingOrder } from './use-coming-order.ts';

const fetchComing = async () => {
  await whenIdle();
  return loadChunk(() => import('./coming-order.tsx'));
};
const ComingOrder = lazy(async () => ({ default: (await fetchComing()).ComingOrder }));
const Status = lazy(async () => ({ default: (await fetchComing()).ComingStatus }));
const ComingStatus = (props: { order: OrderRow }) => (
  <Later>
    <Status {...props} />
  </Later>
);

const lookAgainMs = 60_000;

/** The day one waits for: that of an order which is on its way, else the first on which goods could come; and the clock. */
export function NextDelivery({ shipTo }: { shipTo: ShipTo }) {
  const { t } = useTranslation('home');
  const { may } = useSession();
  const detail = useQuery(shipToQueries.detail(shipTo.id));
  const mayRead = may('My Orders');
  const coming = useComingOrder(shipTo, mayRead);
  const heading = coming.order ? t('next.heading') : t('next.earliest');
  return (
    <Block
      icon={IconTruckDelivery}
      heading={heading}
      aside={mayRead && <div className={classes.status}>{coming.order && <ComingStatus order={coming.order} />}</div>}
    >
      {detail.isPending && (
        <Waiting>
          <Shown detail={{ ...inventedDetail, ...shipTo }} day={inventedDetail.deliveryDates.earliest}>
            {mayRead && <div className={classes.order} />}
          </Shown>
        </Waiting>
      )}
      {detail.isError && <DetailFailed error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && (
        <Shown detail={detail.data} day={coming.order?.deliveryDate ?? detail.data.deliveryDates.earliest}>
          {mayRead && (
            <div className={classes.order}>
              <Later>{coming.order && <ComingOrder order={coming.order} />}</Later>
            </div>
          )}
        </Shown>
      )}
    </Block>
  );
}

type ShownProps = {
  detail: Pick<ShipToDetail, 'country' | 'deliveryDates'>;
  day: string | null;
  children?: ReactNode;
};

function Shown({ detail: { country, deliveryDates }, day, children }: ShownProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const timeZone = timeZoneOf(country);
  const { date: today } = localTime(useServerNow(lookAgainMs), timeZone);
  return (
    <div className="grid gap-6">
      <p className={classes.day}>
        {day ? dayText(language, day, false) : t('delivery.none')}
        {day && <span className="text-14 regular letters-0 muted"> {daysAheadText(language, today, day)}</span>}
      </p>
      {!day && <p className="muted">{t('delivery.noneHint')}</p>}
      {children}
      <CutOffClock days={deliveryDates} timeZone={timeZone} />
      <ComingDays days={deliveryDates} timeZone={timeZone} />
    </div>
  );
}
