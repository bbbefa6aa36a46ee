import { type ShownImport, useStopImport } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { useCounted } from './use-counted.ts';

/** How far reading or writing is; reading can be stopped, what is being written is all or nothing. */
export function ImportProgress({ shown }: { shown: ShownImport }) {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  const stop = useStopImport(shown.id);
  const rows = shown.counts.reduce((sum, count) => sum + count.rows, 0);
  const isReading = shown.state === 'reading';
  const done = isReading ? shown.progress.read : shown.progress.written;
  return (
    <section className="card grid one-column gap-12" aria-label={t('progress.heading')}>
      <ProgressBar
        label={t(isReading ? 'progress.reading' : 'progress.writing')}
        value={done}
        max={Math.max(rows, done, 1)}
      >
        {t(isReading ? 'progress.read' : 'progress.written', counted(done))}
      </ProgressBar>
      {isReading && (
        <div>
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('progress.stop')}
          </Button>
        </div>
      )}
      <FailedNote text={t('progress.notStopped')} error={stop.error} />
    </section>
  );
}
