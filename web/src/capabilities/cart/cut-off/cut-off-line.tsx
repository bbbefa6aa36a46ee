import { IconAlarm, IconClock, IconClockOff } from '@tabler/icons-react';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { durationText } from '#platform/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { sendDelivery } from '../changes/send-choices.ts';
import { useCartChoice } from '../choices/use-cart-choice.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import { announcedMinutes, type RunningCutOff } from './cut-off.model.ts';
import classes from './cut-off-line.module.css';
import { useCutOffWords } from './cut-off-words.ts';
import { useCutOff } from './use-cut-off.ts';

type Props = { cart: Cart; timeZone: string };

/** Until when the order can be placed for its day; when that is over, the next day by one press (P1). */
export function CutOffLine({ cart, timeZone }: Props) {
  const state = useCutOff(cart);
  if (!state) return null;
  if (state.running) return <Running cutOff={state.running} timeZone={timeZone} />;
  return <Closed cart={cart} day={state.closed} next={state.next?.date} />;
}

function Running({ cutOff, timeZone }: { cutOff: RunningCutOff; timeZone: string }) {
  const { t } = useTranslation('cart');
  const words = useCutOffWords(cutOff, timeZone);
  const announced = announcedMinutes(cutOff.minutes);
  const Icon = cutOff.stage === 'calm' ? IconClock : IconAlarm;
  return (
    <>
      <p className={`${classes.line} row wrap gap-4-8 text-14 muted`} data-stage={cutOff.stage}>
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {t(words.when === 'today' ? 'delivery.orderByToday' : 'delivery.orderBy', words)}{' '}
          <strong className="semibold tabular">{t(`cutOff.${cutOff.stage}`, words)}</strong>
        </span>
      </p>
      <span role="status">
        <VisuallyHidden>
          {announced !== undefined && t('cutOff.announced', { day: words.day, left: durationText(announced) })}
        </VisuallyHidden>
      </span>
    </>
  );
}

function Closed({ cart, day, next }: { cart: Cart; day: string; next: string | undefined }) {
  const { t } = useTranslation('cart');
  const language = useLanguage();
  const method = cart.delivery_method ?? cart.available_transport_types[0]?.value;
  const choice = useCartChoice(
    cart,
    'date',
    cart.delivery_date,
    (wanted) => async (now) => (method ? sendDelivery(now, method, wanted) : undefined),
  );
  return (
    <p className={`${classes.line} row wrap gap-4-8 text-14 muted`} data-stage="closed" role="status">
      <IconClockOff size={18} stroke={1.75} aria-hidden="true" />
      <span>{t('cutOff.closed', { day: formatDateWithWeekday(language, day) })}</span>
      {next && (
        <button
          type="button"
          className={classes.next}
          disabled={choice.isSaving}
          onClick={() => void choice.choose(next)}
        >
          {t('cutOff.takeNext', { day: formatDateWithWeekday(language, next) })}
        </button>
      )}
    </p>
  );
}
