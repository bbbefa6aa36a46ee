import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { Card } from '#ui/page/card.tsx';
import { partsOf } from './bulk-parts.model.ts';
import classes from './bulk-shares.module.css';

/** The rows of the file as one bar: ordered, on their way, refused and left. */
export function BulkShares({ job: { rows, list, state }, isLive }: { job: BulkJob; isLive: boolean }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const { parts } = partsOf(list);
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  return (
    <Card heading={t('success.rows', n(rows))} actions={state === 'sending' && <LiveMark isLive={isLive} />}>
      <div className={classes.bar} aria-hidden="true">
        {parts.map((part) => (
          <span key={part.name} className={classes.share} data-part={part.name} style={{ flexGrow: part.rows }} />
        ))}
      </div>
      <ul className={`${classes.legend} flex wrap size-15 line-20`}>
        {parts.map((part) => (
          <li key={part.name}>
            <span className={classes.sample} data-part={part.name} aria-hidden="true" />
            <strong>{formatNumber(language, part.rows)}</strong> {t(`success.parts.${part.name}`, { count: part.rows })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
