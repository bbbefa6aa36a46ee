import { IconAlarm } from '@tabler/icons-react';
import { cutOffAt, useBriefCart, useCutOffWords } from '#capabilities/cart/index.ts';
import { useIsInSheet } from '#capabilities/notifications/index.ts';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import classes from './cut-off-reminder.module.css';

const lookAgainMs = 60_000;
// Further ahead there is nothing to hurry for.
const shownMinutes = 12 * 60;

/** A cart with goods and a cut-off that is near: what waits for the reader most. */
export default function CutOffReminder({ country }: { country: string | undefined }) {
  const cart = useBriefCart();
  const now = useServerNow(lookAgainMs);
  const running = cart && cart.items.length > 0 ? cutOffAt(cart.cut_offs, cart.delivery_date, now)?.running : undefined;
  if (!cart || !running || running.minutes > shownMinutes) return null;
  return <Reminder running={running} count={cart.items.length} timeZone={timeZoneOf(country)} />;
}

type Running = NonNullable<NonNullable<ReturnType<typeof cutOffAt>>['running']>;
type Props = { running: Running; count: number; timeZone: string };

function Reminder({ running, count, timeZone }: Props) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const words = useCutOffWords(running, timeZone);
  const isInSheet = useIsInSheet();
  return (
    <>
      <h3 className={classes.heading}>{t('waiting')}</h3>
      <div className={classes.reminder} data-stage={running.stage}>
        <span className={classes.icon}>
          <IconAlarm size={20} stroke={1.75} aria-hidden="true" />
        </span>
        <div className="grid shrinkable gap-8">
          <p className="grid">
            <strong className="semibold">
              {t(words.when === 'today' ? 'reminder.titleToday' : 'reminder.title', words)}
            </strong>
            <span className="text-14 muted">
              {t('reminder.detail', { count, n: formatNumber(language, count), day: words.day })}
            </span>
          </p>
          <p>
            <ButtonLink to="/cart" replace={isInSheet} variant="default" size="sm">
              {t('reminder.open')}
            </ButtonLink>
          </p>
        </div>
        <span className={`${classes.left} text-14 semibold tabular nowrap`}>{words.left}</span>
      </div>
    </>
  );
}
