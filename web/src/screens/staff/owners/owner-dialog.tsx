import { type MasterOwner, masterOwners } from '@dray/contract/master-data/master-kinds.ts';
import { useState } from 'react';
import { type OwnedKind, useSetOwner } from '#capabilities/imports/index.ts';
import { History } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../parts/failed-note.tsx';
import { useOwnerWords } from './use-owner-words.ts';

type Props = { owned: OwnedKind; onClose: () => void };

/** What it would mean is read before it is saved; what a colleague has set meanwhile is shown by then. */
export function OwnerDialog({ owned, onClose }: Props) {
  const { t } = useTranslation('imports');
  const words = useOwnerWords();
  const set = useSetOwner();
  const [chosen, setChosen] = useState<MasterOwner>();
  const { kind, version } = owned;
  const owner = chosen ?? owned.owner;
  const name = words.kind(kind);
  const save = () =>
    set.mutate(
      { kind, owner, version },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `owner ${kind}`, text: t(`owners.saved.${owner}`, { kind: name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t('owners.question', { kind: name })} close={t('close')} onClose={onClose} size="md">
      <form
        className="grid one-column gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (owner === owned.owner) onClose();
          else save();
        }}
      >
        <div>
          <Segments
            label={t('owners.heading')}
            value={owner}
            segments={masterOwners.map((value) => ({ value, label: words.owner(value) }))}
            onChoose={setChosen}
          />
        </div>
        <div className="grid one-column gap-8 text-15 pretty anywhere">
          <p aria-live="polite">{words.means(owner, owned)}</p>
          <p className="muted">{t('owners.allMarkets')}</p>
        </div>
        <FailedNote text={t('owners.notSaved')} error={set.error} />
        <div className="flex wrap justify-end gap-8">
          <Button type="button" variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" loading={set.isPending}>
            {t('owners.save')}
          </Button>
        </div>
        <History subject={`master:${kind}`} />
      </form>
    </Dialog>
  );
}
