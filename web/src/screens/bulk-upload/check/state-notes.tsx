import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BulkJob } from '#capabilities/bulk-upload/index.ts';
import { marketMoment } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** What one has to know of the file as a whole before sending it. */
export function StateNotes({ job: { jobId, state, sameFileAs, orders } }: { job: BulkJob }) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  const country = useSession().user?.country;
  return (
    <>
      {sameFileAs && (
        <Note tone="warning" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          <strong>{t('check.sameFile')}</strong>{' '}
          {t('check.sameFileText', {
            when: marketMoment(language, country, sameFileAs.at),
            who: sameFileAs.by,
          })}
        </Note>
      )}
      {(state === 'sending' || orders.sent > 0) && (
        <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {t(state === 'sending' ? 'check.sending' : 'check.partSent')}{' '}
          <Link to="/bulk-upload-success" search={{ job: jobId }} state={{ result: {} }}>
            {t('check.seeResult')}
          </Link>
        </Note>
      )}
    </>
  );
}
