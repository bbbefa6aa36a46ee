import { totalKind } from '@dray/contract/cart/sum-rows.ts';
import { IconTruck } from '@tabler/icons-react';
import { RepeatButton } from '#capabilities/cart/index.ts';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ThumbBar, ThumbSum } from '#ui/overlay/thumb-bar.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import { useCancelTerms } from '../cancel/use-cancel-terms.ts';

type Props = { order: OrderDetail; actions: OrderActions };

/** On a phone: while it can be cancelled until when, and where it is; later what it cost, and once more the same. */
export function OrderBar({ order, actions }: Props) {
  const { t } = useTranslation(['orders', 'order']);
  const language = useLanguage();
  const clock = useOrderClock();
  const terms = useCancelTerms(order);
  const { repeating } = actions;
  const sums = order.deliveredTotals ?? order.totals;
  const repeat = repeating && <RepeatButton orderNumber={order.orderNumber} repeating={repeating} isShort />;
  const track = order.hasTracking && (
    <Button
      leftSection={<IconTruck size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => actions.onTrack(order)}
    >
      {t('orders:detail.bar.track')}
    </Button>
  );
  const isPromisedToday = terms.kind === 'promised' && clock.dayOf(terms.until) === clock.today;
  if (!repeat && !track && !isPromisedToday) return null;
  return (
    <ThumbBar label={t('orders:detail.bar.label')}>
      {isPromisedToday ? (
        <Button variant="default" onClick={() => actions.onCancel(order)}>
          {t('orders:detail.bar.cancelUntil', { time: clock.time(terms.until) })}
        </Button>
      ) : (
        <ThumbSum
          words={t(`order:totals.${totalKind(sums.deposit)}`)}
          sum={formatMoney(language, sums.grand, order.currency)}
        />
      )}
      {(isPromisedToday && track) || repeat || track}
    </ThumbBar>
  );
}
