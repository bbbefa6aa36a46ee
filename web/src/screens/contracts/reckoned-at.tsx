import { formatTime } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './contracts-screen.module.css';

/** When the figures were worked out, on the reader's own clock. */
export function ReckonedAt({ asOf }: { asOf: string }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return <p className={classes.asOf}>{t('asOf', { time: formatTime(language, new Date(asOf), timeZone) })}</p>;
}
