import { IconArrowBackUp, IconCheck, IconClock, IconFileDownload, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { importFaultsFile, type ShownImport, useStopImport } from '#capabilities/imports/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { CommitDialog } from './commit-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useCounted } from './use-counted.ts';

const minuteMs = 60_000;

/** What can be done about it now, with what it means said before it happens. */
export function ImportActions({ shown }: { shown: ShownImport }) {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  const [asked, setAsked] = useState<'commit' | 'undo'>();
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useStopImport(shown.id);
  const now = useServerNow(minuteMs);
  const refused = shown.counts.reduce((sum, count) => sum + count.refused, 0);
  const changes = changesOf(shown);
  const isUndoable =
    shown.state === 'committed' && shown.canBeUndoneUntil !== null && new Date(shown.canBeUndoneUntil) > now;
  return (
    <>
      <div className="flex wrap gap-8">
        {shown.state === 'previewed' && changes > 0 && !isWaiting && (
          <Button
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAsked('commit')}
          >
            {t(shown.needsSecond ? 'actions.ask' : 'actions.commit', counted(changes))}
          </Button>
        )}
        {shown.state === 'previewed' && (
          <Button
            variant="default"
            loading={stop.isPending}
            leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => stop.mutate()}
          >
            {t('actions.drop')}
          </Button>
        )}
        {isUndoable && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAsked('undo')}
          >
            {t('actions.undo')}
          </Button>
        )}
        {refused > 0 && (
          <Button
            component="a"
            variant="default"
            href={importFaultsFile(shown.id)}
            download
            leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {t('actions.faults', counted(refused))}
          </Button>
        )}
      </div>
      {shown.state === 'previewed' && changes === 0 && <p className="text-15 muted">{t('actions.nothing')}</p>}
      {shown.state === 'previewed' && isWaiting && <WaitsForSecond />}
      <FailedNote text={t('progress.notStopped')} error={stop.error} />
      {asked === 'commit' && (
        <CommitDialog
          shown={shown}
          changes={changes}
          onAsked={() => setIsWaiting(shown.needsSecond)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'undo' && <UndoDialog shown={shown} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const changesOf = ({ counts }: ShownImport): number =>
  counts.reduce((sum, count) => sum + count.new + count.changed + count.ended, 0);

function WaitsForSecond() {
  const { t } = useTranslation('imports');
  return (
    <Note tone="info" role="status" icon={<IconClock size={20} stroke={1.75} aria-hidden="true" />}>
      {t('actions.waits')} <Link to="/staff/changes">{t('actions.toChanges')}</Link>
    </Note>
  );
}
