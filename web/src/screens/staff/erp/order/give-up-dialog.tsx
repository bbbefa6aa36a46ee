import { useState } from 'react';
import { useGiveUpOrder } from '#capabilities/erp-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { isReason, maxReason } from './reason.ts';

/** Nothing brings the order back, and its customer is told. */
export function GiveUpDialog({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const { t } = useTranslation('erp-desk');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const giveUp = useGiveUpOrder(orderNumber);
  const send = () => {
    setTried(true);
    if (!isReason(reason)) return;
    giveUp.mutate(
      { reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `erp ${orderNumber}`, text: t('done.give-up', { order: orderNumber }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('giveUp.heading', { order: orderNumber })} close={t('back')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <p>{t('giveUp.text')}</p>
        <TextField
          label={t('reason')}
          hint={t('giveUp.reasonHint')}
          isRequired
          rows={3}
          max={maxReason}
          value={reason}
          error={isTried && !isReason(reason) ? t('reasonShort') : undefined}
          onChange={setReason}
        />
        <FailedNote text={t('order.notDone')} error={giveUp.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={giveUp.isPending} onClick={send}>
            {t('giveUp.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
