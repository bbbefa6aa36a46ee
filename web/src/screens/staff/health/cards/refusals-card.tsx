import type { PortalHealth } from '#capabilities/health/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import classes from './state-row.module.css';

/** What customers were refused in the last day, as they read it themselves. */
export function RefusalsCard({ refusals: { top } }: { refusals: PortalHealth['refusals'] }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  return (
    <Card heading={t('refusals')} lead={t('refusalsLead')}>
      {top.length === 0 ? (
        <p className="size-15 muted">{t('noRefusals')}</p>
      ) : (
        <ol className="no-bullets m-0 p-0">
          {top.map(({ code, text, count }) => (
            <li key={code} className={`${classes.row} flex align-start gap-12`}>
              <span className="grow shrinkable anywhere">
                <span className="block text-15 pretty">{text}</span>
                <code className="block text-13 muted">{code}</code>
              </span>
              <span className="text-15 semibold tabular nowrap">{formatNumber(language, count)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
