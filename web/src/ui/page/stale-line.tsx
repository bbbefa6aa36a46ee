import { IconHistory, IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '#platform/texts/format-date.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './stale-line.module.css';

type Props = { updatedAt: Date; isOnline: boolean; isRetrying: boolean; onRetry: () => void };

/** What is shown came some time ago and could not be asked for again: since when, and the way to try. */
export function StaleLine({ updatedAt, isOnline, isRetrying, onRetry }: Props) {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const time = formatTime(language, updatedAt, useReaderZone());
  const Icon = isOnline ? IconHistory : IconWifiOff;
  return (
    <div className={`${classes.line} row gap-4-8 text-14 ink`} role="status">
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {!isOnline && `${t('offline.short')} · `}
        {t('stale', { time })}
      </span>
      <button type="button" className={classes.retry} disabled={isRetrying} onClick={onRetry}>
        {t('errors:retry')}
      </button>
    </div>
  );
}
