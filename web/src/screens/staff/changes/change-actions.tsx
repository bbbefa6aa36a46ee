import { useState } from 'react';
import { type ChangeRequest, useApprove, useWithdraw } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../parts/failed-note.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Approve, refuse with a reason, or withdraw: whichever the reader may. */
export const ChangeActions = ({ change }: { change: ChangeRequest }) => (
  <>
    {change.mayDecide && <Decide change={change} />}
    {change.mayWithdraw && <Withdraw change={change} />}
  </>
);

const report = ({ id }: ChangeRequest, text: string) => showToast({ tone: 'done', topic: `change ${id}`, text });

function Decide({ change }: { change: ChangeRequest }) {
  const { t } = useTranslation('staff');
  const { name } = change.subject;
  const [isRefusing, setRefusing] = useState(false);
  const approve = useApprove();
  return (
    <>
      <FailedNote text={t('changes.notApproved')} error={approve.error} />
      <div className="flex wrap gap-8 mt-4">
        <Button
          size="sm"
          loading={approve.isPending}
          aria-label={t('named', { action: t('changes.approve'), name })}
          onClick={() =>
            approve.mutate(change.id, { onSuccess: () => report(change, t('changes.approved', { name })) })
          }
        >
          {t('changes.approve')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-haspopup="dialog"
          aria-label={t('named', { action: t('changes.refuse'), name })}
          onClick={() => setRefusing(true)}
        >
          {t('changes.refuse')}
        </Button>
      </div>
      {isRefusing && <RefuseDialog change={change} onClose={() => setRefusing(false)} />}
    </>
  );
}

function Withdraw({ change }: { change: ChangeRequest }) {
  const { t } = useTranslation('staff');
  const { name } = change.subject;
  const withdraw = useWithdraw();
  const ask = async () => {
    const isMeant = await askToConfirm({
      title: t('changes.withdrawQuestion', { name }),
      text: t('changes.withdrawText'),
      confirm: t('changes.withdraw'),
      cancel: t('back'),
      isDestructive: true,
    });
    if (!isMeant) return;
    withdraw.mutate(change.id, { onSuccess: () => report(change, t('changes.withdrawn', { name })) });
  };
  return (
    <>
      <FailedNote text={t('changes.notWithdrawn')} error={withdraw.error} />
      <div className="mt-4">
        <Button
          size="sm"
          variant="default"
          loading={withdraw.isPending}
          aria-haspopup="dialog"
          aria-label={t('named', { action: t('changes.withdraw'), name })}
          onClick={() => void ask()}
        >
          {t('changes.withdraw')}
        </Button>
      </div>
    </>
  );
}
