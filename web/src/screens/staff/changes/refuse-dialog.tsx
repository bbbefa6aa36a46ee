import { useState } from 'react';
import { type ChangeRequest, useRefuse } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../parts/failed-note.tsx';
import { maxReasonLength, minReasonLength } from './reason-length.ts';

type Props = { change: ChangeRequest; onClose: () => void };

/** Nobody is refused without a reason that they can read. */
export function RefuseDialog({ change, onClose }: Props) {
  const { t } = useTranslation('staff');
  const { name } = change.subject;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refuse = useRefuse();
  const length = reason.trim().length;
  const isShort = length < minReasonLength;
  const send = () => {
    setTried(true);
    if (isShort || length > maxReasonLength) return;
    refuse.mutate(
      { id: change.id, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `change ${change.id}`, text: t('changes.refused', { name }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('changes.refuseQuestion', { name })} close={t('close')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <TextField
          label={t('changes.reasonLabel')}
          hint={t('changes.reasonHint')}
          isRequired
          rows={3}
          max={maxReasonLength}
          value={reason}
          error={isTried && isShort ? t('changes.reasonShort') : undefined}
          onChange={setReason}
        />
        <FailedNote text={t('changes.notRefused')} error={refuse.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={refuse.isPending} onClick={send}>
            {t('changes.refuse')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
