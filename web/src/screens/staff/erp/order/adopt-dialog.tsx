import { useState } from 'react';
import { useAdoptOrder } from '#capabilities/erp-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { isReason, maxReason } from './reason.ts';

const numberForm = /^[A-Za-z0-9]{1,20}$/;

/** The order is in the ERP already: under which number, and how one knows. */
export function AdoptDialog({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  const { t } = useTranslation('erp-desk');
  const [sapId, setSapId] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const adopt = useAdoptOrder(orderNumber);
  const isNumber = numberForm.test(sapId.trim());
  const send = () => {
    setTried(true);
    if (!isNumber || !isReason(reason)) return;
    adopt.mutate(
      { sapId: sapId.trim(), reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `erp ${orderNumber}`, text: t('done.adopt', { order: orderNumber }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t('adopt.heading', { order: orderNumber })} close={t('back')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <p>{t('adopt.text')}</p>
        <TextField
          label={t('adopt.number')}
          isRequired
          max={20}
          value={sapId}
          error={isTried && !isNumber ? t('adopt.numberWrong') : undefined}
          onChange={setSapId}
        />
        <TextField
          label={t('reason')}
          isRequired
          rows={2}
          max={maxReason}
          value={reason}
          error={isTried && !isReason(reason) ? t('reasonShort') : undefined}
          onChange={setReason}
        />
        <FailedNote text={t('order.notDone')} error={adopt.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={adopt.isPending} onClick={send}>
            {t('adopt.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
