import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './checked-prices.module.css';
import type { PriceCheck } from './use-price-check.ts';

/** That the prices on the screen are those of this moment, and when that was looked at. */
export function CheckedPrices({ prices: { state, checkedAt, retry } }: { prices: PriceCheck }) {
  const { t } = useTranslation(['summary', 'errors']);
  const language = useLanguage();
  const country = useSession().user?.country;
  const timeZone = timeZoneOf(country);
  if (state === 'failed') {
    return (
      <div className={`${classes.failed} wrap danger`} role="alert">
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        <p>{t('summary:prices.failed')}</p>
        <Button size="sm" variant="default" onClick={retry}>
          {t('errors:retry')}
        </Button>
      </div>
    );
  }
  if (state === 'checking' || !checkedAt)
    return <p className={`${classes.checking} muted`}>{t('summary:prices.checking')}</p>;
  return (
    <p className={`${classes.checked} medium success`}>
      <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
      {t('summary:prices.checked', { time: formatTime(language, checkedAt, timeZone) })}
    </p>
  );
}
