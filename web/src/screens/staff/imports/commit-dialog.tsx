import { useState } from 'react';
import { type ShownImport, useCommitImport } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { useCounted } from './use-counted.ts';

type Props = { shown: ShownImport; changes: number; onAsked: () => void; onClose: () => void };

/** All good rows at once, or none. How many end is typed by whoever ends them. */
export function CommitDialog({ shown, changes, onAsked, onClose }: Props) {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  const commit = useCommitImport(shown.id);
  const [typed, setTyped] = useState('');
  const toType = shown.endedToType;
  const isTyped = toType === null || typed.trim() === String(toType);
  const refused = shown.counts.reduce((sum, count) => sum + count.refused, 0);
  const carryOut = () =>
    commit.mutate(
      { previewHash: shown.previewHash ?? '', ...(toType === null ? {} : { ended: toType }) },
      {
        onSuccess: () => {
          onAsked();
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t(shown.needsSecond ? 'commit.askQuestion' : 'commit.question', counted(changes))}
      close={t('close')}
      onClose={onClose}
      size="md"
    >
      <form
        className="grid one-column gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) carryOut();
        }}
      >
        <ul className="text-15 pretty">
          {shown.consequences.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
          {refused > 0 && <li>{t('commit.left', counted(refused))}</li>}
          <li>{t(shown.needsSecond ? 'commit.second' : 'commit.back')}</li>
        </ul>
        {toType !== null && (
          <TextField
            label={t('commit.type', { n: toType })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        )}
        <FailedNote text={t('commit.failed')} error={commit.error} />
        <div className="flex wrap justify-end gap-8">
          <Button type="button" variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" loading={commit.isPending} disabled={!isTyped}>
            {t(shown.needsSecond ? 'commit.askNow' : 'commit.now')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
