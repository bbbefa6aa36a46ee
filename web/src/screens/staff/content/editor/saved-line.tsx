import { IconAlertTriangle } from '@tabler/icons-react';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { ContentStateBadge } from '../parts/content-state.tsx';
import type { Fields } from './fields/use-writing.ts';

/** Where it stands with customers, and whether what is typed is with us; that comes and goes without a sound. */
export function SavedLine({ fields: { now, isOpen } }: { fields: Fields }) {
  const { t } = useTranslation('content-desk');
  const { shown, state } = now;
  return (
    <div className="row wrap gap-8-16">
      <ContentStateBadge state={shown.state} />
      {shown.hasDraft && shown.state !== 'draft' && <span className="text-14 muted">{t('hasDraft')}</span>}
      {shown.hasLater && <span className="text-14 muted">{t('hasLater')}</span>}
      {isOpen && state !== 'conflict' && (
        <span className="text-14 muted" data-saved={state}>
          {t(`saving.${state}`)}
        </span>
      )}
      {!isOpen && <span className="text-14 muted">{t(shown.isWritten ? 'notYours' : 'folderOnly')}</span>}
      {state === 'failed' && <NotSaved error={now.failure} />}
    </div>
  );
}

function NotSaved({ error }: { error: unknown }) {
  const { t } = useTranslation('content-desk');
  const words = useFailureWords(error);
  return (
    <Note tone="danger" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t('saving.failedHeading')}</p>
      <p>{words.text}</p>
    </Note>
  );
}
