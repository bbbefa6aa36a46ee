import { daysBetween } from '@dray/contract/calendar-day.ts';
import { type Icon, IconAlertTriangle, IconCalendarDue, IconFileInvoice, IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DocumentsOutlook } from '#capabilities/documents/index.ts';
import { formatDateWithWeekday, formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './document-figures.module.css';

type Props = { outlook: DocumentsOutlook; today: string };

/** Four figures in one strip, each the way to the list that it counts. */
export function DocumentFigures({ outlook: { currency, overdue, dueSoon, fresh, open }, today }: Props) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  // Without one currency there is no sum, and the number of documents says most.
  const money = ({ amount, count }: { amount: number | null; count: number }) =>
    amount !== null && currency !== null ? formatMoney(language, amount, currency) : formatNumber(language, count);
  const counted = (count: number) => ({ count, n: formatNumber(language, count) });
  const invoices = (count: number) => t('paying.invoices', counted(count));
  const day = (date: string) => formatShortDate(language, date);
  const late = overdue.dueDate ? Math.max(0, daysBetween(overdue.dueDate, today)) : 0;
  return (
    <div className={`${classes.figures} card`}>
      <Figure
        icon={IconAlertTriangle}
        label={t('paying.overdue')}
        amount={money(overdue)}
        isBad={overdue.count > 0}
        facts={[invoices(overdue.count), ...(late > 0 ? [t('paying.late', counted(late))] : [])].join(', ')}
        link={(label) => (
          <Link to="/my-documents" search={{ status: 'overdue' }}>
            {label}
          </Link>
        )}
      />
      <Figure
        icon={IconCalendarDue}
        label={t('paying.dueSoon')}
        amount={money(dueSoon)}
        facts={[
          invoices(dueSoon.count),
          ...(dueSoon.dueDate ? [t('paying.firstDue', { day: formatDateWithWeekday(language, dueSoon.dueDate) })] : []),
        ].join(', ')}
        link={(label) => (
          <Link to="/my-documents" search={{ status: 'open', dueWithin: 7 }}>
            {label}
          </Link>
        )}
      />
      <Figure
        icon={IconInbox}
        label={t('paying.fresh')}
        amount={formatNumber(language, fresh.count)}
        facts={t('documents.since', { day: day(fresh.from) })}
        link={(label) => (
          <Link to="/my-documents" search={{ from: fresh.from }}>
            {label}
          </Link>
        )}
      />
      <Figure
        icon={IconFileInvoice}
        label={t('paying.open')}
        amount={money(open)}
        facts={[
          invoices(open.count),
          ...(open.creditNotes > 0 ? [t('paying.lessCredits', counted(open.creditNotes))] : []),
        ].join(', ')}
        link={(label) => (
          <Link to="/my-documents" search={{ status: 'open' }}>
            {label}
          </Link>
        )}
      />
    </div>
  );
}

type FigureProps = {
  icon: Icon;
  label: string;
  amount: string;
  facts: string;
  isBad?: boolean;
  link: (label: string) => ReactNode;
};

const Figure = ({ icon: IconOf, label, amount, facts, isBad = false, link }: FigureProps) => (
  <div className={classes.figure} data-bad={isBad || undefined}>
    <h2 className={classes.label}>
      <IconOf size={16} stroke={1.75} aria-hidden="true" />
      {link(label)}
    </h2>
    <p className={classes.amount}>{amount}</p>
    <p className="text-13 muted">{facts}</p>
  </div>
);
