import type { LiveOrders } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './list-status.module.css';

type Props = {
  /** "9 orders"; undefined while it is not known. */
  found: string | undefined;
  live: LiveOrders;
};

/** Below the list: how many it holds, and whether it follows by itself what happens. */
export function ListStatus({ found, live: { state, last } }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  return (
    <div className={classes.line} data-print="no">
      <p className="semibold">{found ?? '\u00a0'}</p>
      {state !== 'starting' && (
        <LiveMark isLive={state === 'live'}>
          {last && t('updated', { number: last.orderNumber, time: clock.time(last.at) })}
        </LiveMark>
      )}
    </div>
  );
}
