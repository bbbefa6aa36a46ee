import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCircleCheck,
  IconFileInvoice,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { DocumentsOutlook } from '#capabilities/documents/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { HomeRow } from '../rows/home-row.tsx';

/** The worst first; what there is none of is left out. */
export function DocumentRows({ outlook: { currency, overdue, dueSoon, fresh } }: { outlook: DocumentsOutlook }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const day = (date: string | null) => (date ? formatShortDate(language, date) : '');
  const money = (amount: number | null) =>
    amount !== null && currency !== null ? formatMoney(language, amount, currency) : undefined;
  const counted = (count: number) => ({ count, n: formatNumber(language, count) });
  const rows = [
    overdue.count > 0 && (
      <HomeRow
        key="overdue"
        icon={IconAlertTriangle}
        tone="danger"
        name={
          <Link to="/my-documents" search={{ status: 'overdue' }}>
            {t('documents.overdue', counted(overdue.count))}
          </Link>
        }
        detail={t('documents.overdueSince', { day: day(overdue.dueDate) })}
        end={money(overdue.amount)}
      />
    ),
    dueSoon.count > 0 && (
      <HomeRow
        key="due"
        icon={IconCalendarDue}
        name={
          <Link to="/my-documents" search={{ status: 'open', dueWithin: 7 }}>
            {t('documents.dueSoon', counted(dueSoon.count))}
          </Link>
        }
        detail={t('documents.next', { day: day(dueSoon.dueDate) })}
        end={money(dueSoon.amount)}
      />
    ),
    fresh.invoices.count > 0 && (
      <HomeRow
        key="invoices"
        icon={IconFileInvoice}
        tone="info"
        name={
          <Link to="/my-documents" search={{ type: 'invoice', from: fresh.from }}>
            {t('documents.newInvoices', counted(fresh.invoices.count))}
          </Link>
        }
        detail={t('documents.since', { day: day(fresh.from) })}
        end={money(fresh.invoices.amount)}
      />
    ),
    fresh.creditNotes.count > 0 && (
      <HomeRow
        key="credit"
        icon={IconReceiptRefund}
        name={
          <Link to="/my-documents" search={{ type: 'credit-note', from: fresh.from }}>
            {t('documents.newCreditNotes', counted(fresh.creditNotes.count))}
          </Link>
        }
        detail={t('documents.since', { day: day(fresh.from) })}
        end={money(fresh.creditNotes.amount)}
      />
    ),
  ].filter(Boolean);
  if (rows.length > 0) return rows.slice(0, 2);
  return <HomeRow icon={IconCircleCheck} name={t('documents.none')} detail={t('documents.noneText')} />;
}
