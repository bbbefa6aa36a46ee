import { formatTime } from '#platform/texts/format-date.ts';
import { useReaderZone } from '#platform/texts/reader-zone.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** When the figures were worked out, on the clock of the reader's market. */
export function ReckonedAt({ asOf }: { asOf: string }) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const timeZone = useReaderZone();
  return <p className="text-13 medium muted">{t('asOf', { time: formatTime(language, new Date(asOf), timeZone) })}</p>;
}
