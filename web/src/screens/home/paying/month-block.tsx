import { IconCalendarMonth, IconFileDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DocumentsOutlook, documentsQueries, statementLink, TakeMonth } from '#capabilities/documents/index.ts';
import { formatMonth } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Block } from '../rows/block.tsx';
import classes from './month-block.module.css';

type Month = DocumentsOutlook['lastMonth'];

/** All documents of the last month for the accountants, and the statement of that month. Nothing for a month without any. */
export function MonthBlock({ month, isPending }: { month: Month | undefined; isPending: boolean }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  // Its room is kept while nothing is known: on a phone everything is below it.
  if (!month) return isPending ? <div className={classes.room} /> : null;
  if (month.count === 0) return null;
  const name = formatMonth(language, month.from);
  return (
    <Block icon={IconCalendarMonth} heading={t('paying.accounting')}>
      <div className={classes.month}>
        <p className="grid">
          <strong className={classes.name}>{name}</strong>
          <span className="text-14 muted">
            {t('paying.documents', { count: month.count, n: formatNumber(language, month.count) })}
          </span>
        </p>
        <TakeMonth month={month} />
        <Statement month={month} />
      </div>
    </Block>
  );
}

/** Of who pays; where several do, the list of documents asks for which of them. */
function Statement({ month: { from, to } }: { month: Month }) {
  const { t } = useTranslation('documents');
  const { data } = useQuery(documentsQueries.balances());
  const [only, ...others] = data?.balances ?? [];
  if (!only || others.length > 0) return null;
  return (
    <Button
      component="a"
      href={statementLink({ payer: only.payerId, from, to })}
      download
      variant="default"
      className={classes.statement}
      leftSection={<IconFileDollar size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('statement')}
    </Button>
  );
}
