import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** Orders go through in seconds: what has waited for minutes is looked at before its cut-off passes. */
export function LateNote({ count }: { count: number }) {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  return (
    <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      {t('late', { count, n: formatNumber(language, count) })}{' '}
      <Link to="/staff/erp" search={{ view: 'waiting' }}>
        {t('lateShow')}
      </Link>
    </Note>
  );
}
