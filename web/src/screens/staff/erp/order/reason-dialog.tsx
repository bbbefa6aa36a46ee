import { useState } from 'react';
import { useGiveUpOrder, useParkOrder } from '#capabilities/erp-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import { isReason, maxReason } from './reason.ts';

type Props = { orderNumber: string; verb: 'give-up' | 'park'; onClose: () => void };

const areas = { 'give-up': 'giveUp', park: 'park' } as const;

/** What its customer is told of, so colleagues must be able to read why. */
export function ReasonDialog({ orderNumber, verb, onClose }: Props) {
  const { t } = useTranslation('erp-desk');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const giveUp = useGiveUpOrder(orderNumber);
  const park = useParkOrder(orderNumber);
  const change = verb === 'park' ? park : giveUp;
  const area = areas[verb];
  const send = () => {
    setTried(true);
    if (!isReason(reason)) return;
    change.mutate(
      { reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `erp ${orderNumber}`, text: t(`done.${verb}`, { order: orderNumber }) });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={t(`${area}.heading`, { order: orderNumber })} close={t('back')} onClose={onClose} size="md">
      <div className="grid one-column gap-16">
        <p>{t(`${area}.text`)}</p>
        <TextField
          label={t('reason')}
          hint={t(`${area}.reasonHint`)}
          isRequired
          rows={3}
          max={maxReason}
          value={reason}
          error={isTried && !isReason(reason) ? t('reasonShort') : undefined}
          onChange={setReason}
        />
        <FailedNote text={t('order.notDone')} error={change.error} />
        <div className="flex wrap justify-end gap-8">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={change.isPending} onClick={send}>
            {t(`${area}.save`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
