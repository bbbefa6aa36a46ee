import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ShownImport } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';
import { useCounted } from './use-counted.ts';

const warning = <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />;
const information = <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />;

/** Why nothing could be used, what follows for people, what the file has that nobody reads, and what had moved. */
export function ImportNotes({ shown }: { shown: ShownImport }) {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  const unknown = [...new Set(shown.counts.flatMap(({ unknownColumns }) => unknownColumns))];
  return (
    <>
      {shown.error && (
        <Note tone="danger" icon={warning}>
          {shown.error.message}
        </Note>
      )}
      {shown.moved.length > 0 && (
        <Note tone="warning" icon={warning}>
          <p className="semibold">{t('notes.moved')}</p>
          <p>{shown.moved.map(({ line, key }) => (line === null ? key : t('notes.line', { line, key }))).join(', ')}</p>
        </Note>
      )}
      {shown.consequences.length > 0 && (
        <Note tone="warning" icon={warning}>
          <p className="semibold">{t('notes.follows')}</p>
          <ul>
            {shown.consequences.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </Note>
      )}
      {unknown.length > 0 && (
        <Note tone="info" icon={information}>
          {t('notes.unknown', { columns: unknown.join(', ') })}
        </Note>
      )}
      {shown.notUndone > 0 && (
        <Note tone="warning" icon={warning}>
          {t('notes.notUndone', counted(shown.notUndone))}
        </Note>
      )}
    </>
  );
}
