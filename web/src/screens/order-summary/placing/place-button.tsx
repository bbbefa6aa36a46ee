import { useEffect, useState } from 'react';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { LoaderOverlay } from '#ui/overlay/loader-overlay.tsx';
import classes from './place-button.module.css';

type Props = { total: number; currency: string; isReady: boolean; isSending: boolean; onPlace: () => void };

/** The one button; it says for how much. While the order is on its way nothing else can be pressed either. */
export function PlaceButton({ total, currency, isReady, isSending, onPlace }: Props) {
  const { t } = useTranslation(['summary', 'common']);
  const language = useLanguage();
  const isLong = useIsLong(isSending);
  return (
    <div className={classes.place} data-print="no">
      <Button size="lg" fullWidth className={classes.button} disabled={!isReady} loading={isSending} onClick={onPlace}>
        <span className={classes.words}>
          {t('summary:place')} <span className={classes.dash}>– </span>
          <span className={`${classes.amount} tabular`}>{formatMoney(language, total, currency)}</span>
        </span>
      </Button>
      {isSending && <LoaderOverlay>{t(isLong ? 'common:stillWorking' : 'summary:placing')}</LoaderOverlay>}
    </div>
  );
}

const longMs = 10_000;

/** True ten seconds after the work has begun (E3). */
function useIsLong(isWorking: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWorking]);
  return isLong;
}
