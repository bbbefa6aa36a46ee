import { IconCalendarPlus } from '@tabler/icons-react';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { saveFile } from '#platform/save-file.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { toCalendarFile } from './calendar-file.ts';

const minuteMs = 60_000;

/** Puts a delivery that is to come into the reader's own calendar. */
export function CalendarButton({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const now = useServerNow(minuteMs);
  const { orderNumber, customerOrderNumber, shipTo, expected, deliveryDate, progress, cancellation } = order;
  const isOver =
    cancellation === 'done' || progress.some(({ code, state }) => code === 'delivered' && state !== 'coming');
  if (isOver) return null;
  const save = () =>
    saveFile(
      `dray-${orderNumber}.ics`,
      toCalendarFile({
        id: orderNumber,
        summary: t('orders:detail.calendar.summary', { number: orderNumber }),
        description: [customerOrderNumber, `${location.origin}/orders/history?order=${orderNumber}`].join('\n'),
        location: `${shipTo.name}, ${shipTo.street}, ${shipTo.postalCode} ${shipTo.city}`,
        window: expected ?? undefined,
        day: deliveryDate,
        now,
      }),
      'text/calendar',
    );
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {t('orders:detail.calendar.button')}
    </Button>
  );
}
