import { IconClock, IconEyeSearch, IconHandStop, IconHistory, IconLockSquareRounded } from '@tabler/icons-react';
import { AskForHelp } from '#capabilities/help/index.ts';
import { ErpNote, type OrderDetail } from '#capabilities/ordering/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { useOrderClock } from '../actions/order-clock.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const minuteMs = 60_000;
const freshForMs = 10 * minuteMs;

/** What must be known before the rest is read: the state of a request to cancel, what the brewery knows, how old this is. */
export function StateNotes({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { cancellation, cancellationMessage, erpState, orderNumber } = order;
  return (
    <>
      {(cancellation === 'requested' || cancellation === 'blocked') && (
        <Note tone="warning" icon={<IconHandStop {...icon} />} role="status">
          <strong>{t('cancellation.requested')}</strong> {cancellation === 'blocked' && cancellationMessage}
        </Note>
      )}
      {cancellation === 'refused' && (
        <Note tone="danger" icon={<IconLockSquareRounded {...icon} />} role="status">
          <strong>{cancellationMessage ?? t('cancellation.refused')}</strong>
        </Note>
      )}
      {erpState === 'waiting' && (
        <Note tone="info" icon={<IconClock {...icon} />}>
          <ErpNote order={order} />
        </Note>
      )}
      {erpState === 'checking' && (
        <Note tone="info" icon={<IconEyeSearch {...icon} />}>
          <ErpNote order={order} /> <AskForHelp reference={{ kind: 'order', id: orderNumber }} />
        </Note>
      )}
      <AsOf order={order} />
    </>
  );
}

/** What the brewery said last, and when that was, once it is no longer the present. */
function AsOf({ order: { asOf } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const now = useServerNow(minuteMs);
  if (!asOf || now.getTime() - Date.parse(asOf) <= freshForMs) return null;
  return (
    <Note tone="info" icon={<IconHistory {...icon} />}>
      {t('detail.asOf', { time: clock.moment(asOf) })}
    </Note>
  );
}
