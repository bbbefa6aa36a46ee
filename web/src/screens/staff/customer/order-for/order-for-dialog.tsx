import { actingReasonLength } from '@dray/contract/staff/while-acting.ts';
import { type FormEvent, useState } from 'react';
import { useStartActing } from '#capabilities/acting/index.ts';
import { beginActing } from '#platform/acting.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';

/** A person of the customer, or a ship-to whose pub has no account. */
export type OrderedFor = { name: string; companyId: string } & ({ uid: string } | { shipToId: string });

type Props = OrderedFor & { onClose: () => void };

/** Why somebody orders for a customer is asked before it begins; then their portal opens in this tab. */
export function OrderForDialog({ onClose, ...whom }: Props) {
  const { t } = useTranslation('acting');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const start = useStartActing();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < actingReasonLength.min;
    setMissing(isTooShort);
    if (isTooShort || start.isPending) return;
    const asked = 'uid' in whom ? { uid: whom.uid } : { shipToId: whom.shipToId };
    start.mutate(
      { ...asked, reason: reason.trim() },
      {
        onSuccess: ({ actingId, uid, shipTo }) => {
          beginActing({ id: actingId, uid, companyId: whom.companyId }, shipTo?.id);
          location.assign('/');
        },
      },
    );
  };
  return (
    <Dialog title={t('start.title', { name: whom.name })} close={t('start.cancel')} onClose={onClose}>
      <form className="grid one-column gap-16" noValidate onSubmit={begin}>
        <p>{t('uid' in whom ? 'start.text' : 'start.textDesk')}</p>
        <TextField
          label={t('start.reason')}
          hint={t('start.reasonHelp')}
          value={reason}
          onChange={setReason}
          max={actingReasonLength.max}
          isRequired
          autoFocus
          {...(isMissing ? { error: t('start.reasonMissing') } : {})}
        />
        <FailedNote text={t('start.failed')} error={start.error} />
        <div className="flex wrap justify-end gap-8">
          <Button type="button" variant="default" onClick={onClose}>
            {t('start.cancel')}
          </Button>
          <Button type="submit" loading={start.isPending}>
            {t('start.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
