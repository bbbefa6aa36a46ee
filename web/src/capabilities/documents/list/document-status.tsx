import { daysBetween } from '@dray/contract/calendar-day.ts';
import { IconBan, IconCircleCheck, IconCircleMinus, IconCircleX, IconClock, IconFileOff } from '@tabler/icons-react';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { StatusWord } from '#ui/list/status-word.tsx';
import type { ListedDocument } from '../queries/documents.queries.ts';

const looks = {
  open: { tone: 'info', icon: IconClock },
  overdue: { tone: 'danger', icon: IconCircleX },
  paid: { tone: 'success', icon: IconCircleCheck },
  settled: { tone: 'success', icon: IconCircleCheck },
  cancelled: { tone: 'neutral', icon: IconBan },
  none: { tone: 'neutral', icon: IconCircleMinus },
} as const;

type Props = {
  document: ListedDocument;
  today: string;
  /** Without the day on which it was paid. */
  isShort?: boolean;
};

/** Whether it is paid, in word, shape and colour; a file that did not come matters more. */
export function DocumentStatus({ document, today, isShort = false }: Props) {
  const { t } = useTranslation('documents');
  const words = useStatusWords(isShort ? { ...document, paidOn: null } : document, today);
  if (!document.isFileThere) {
    return (
      <StatusWord tone="danger" icon={IconFileOff} isSmall>
        {t('status.noFile')}
      </StatusWord>
    );
  }
  return (
    words && (
      <StatusWord {...looks[document.status]} isSmall>
        {words}
      </StatusWord>
    )
  );
}

function useStatusWords({ status, type, dueDate, paidOn }: ListedDocument, today: string): string | undefined {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  if (status === 'none') return type === 'proforma' ? t('status.notTax') : undefined;
  if (status === 'overdue' && dueDate) {
    const count = daysBetween(dueDate, today);
    return t('status.overdueBy', { count, n: formatNumber(language, count) });
  }
  // A credit note is nobody's debt: it waits to be set off.
  if (status === 'open' && type === 'credit-note') return t('status.creditOpen');
  if (status === 'paid' && paidOn) return t('status.paidOn', { day: formatShortDate(language, paidOn) });
  return t(`status.${status}`);
}
