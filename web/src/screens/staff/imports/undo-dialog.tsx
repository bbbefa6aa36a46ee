import { type ShownImport, useUndoImport } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../parts/failed-note.tsx';

/** Back to what was, as far as nobody has changed it since. */
export function UndoDialog({ shown, onClose }: { shown: ShownImport; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const undo = useUndoImport(shown.id);
  return (
    <Dialog title={t('undo.question')} close={t('close')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <p className="text-15 pretty">{t('undo.text')}</p>
        <FailedNote text={t('undo.failed')} error={undo.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={undo.isPending} onClick={() => undo.mutate(undefined, { onSuccess: onClose })}>
            {t('undo.now')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
