import { useTranslation } from '#platform/texts/texts.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { useOrderClock } from '../actions/order-clock.ts';

type Props = { asOf: string | null | undefined; isLive: boolean };

/** How old it is, and whether it follows by itself. */
export function LastUpdate({ asOf, isLive }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const updated = asOf ? t('detail.tracking.updated', { time: clock.moment(asOf) }) : undefined;
  return isLive ? <LiveMark isLive>{updated}</LiveMark> : <p className="text-14 muted">{updated}</p>;
}
