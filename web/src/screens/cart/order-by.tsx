import { isCountry } from '@dray/contract/markets.ts';
import { IconClock } from '@tabler/icons-react';
import type { Cart } from '#capabilities/cart/index.ts';
import { timeZones } from '#capabilities/portal-config/index.ts';
import { useNow } from '#platform/clock.ts';
import { formatDateWithWeekday, formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './delivery-form.module.css';

type Props = { cart: Cart; country: string | undefined };

const minuteMs = 60_000;

/** Until when the order must be placed to come on the earliest day, on the market's own clock (moment 15). */
export function OrderBy({ cart, country }: Props) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const now = useNow(minuteMs);
  const transport = cart.available_transport_types.find(({ value }) => value === cart.delivery_method);
  if (!transport?.order_by || !transport.earliest_date || cart.delivery_date !== transport.earliest_date) return null;
  const moment = new Date(transport.order_by);
  if (moment <= now) return null;
  const timeZone = timeZones[isCountry(country) ? country : 'CZ'];
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
  return (
    <p className={classes.orderBy}>
      <IconClock size={18} stroke={1.75} aria-hidden="true" />
      {t('delivery.orderBy', {
        day: formatDateWithWeekday(language, transport.earliest_date),
        until: `${formatDateWithWeekday(language, day)} ${formatTime(language, moment, timeZone)}`,
      })}
    </p>
  );
}
