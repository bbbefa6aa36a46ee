import { helpReasonLength } from '@dray/contract/people-desk/help-kinds.ts';
import { type FormEvent, useState } from 'react';
import { type HelpedPerson, type PlainHelp, useHelp } from '#capabilities/people-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { FailedNote } from '../../parts/failed-note.tsx';
import classes from './help-dialog.module.css';

type Props = { kind: PlainHelp; person: HelpedPerson; onClose: () => void };

/** What follows is said before it is done; why somebody is signed out is asked for. */
export function HelpDialog({ kind, person, onClose }: Props) {
  const { t } = useTranslation('people-desk');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const help = useHelp(person.uid, kind);
  const name = `${person.firstName} ${person.lastName}`;
  const asksWhy = kind === 'sign-out';
  const carryOut = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = asksWhy && reason.trim().length < helpReasonLength.min;
    setMissing(isTooShort);
    if (isTooShort || help.isPending) return;
    help.mutate(reason.trim(), {
      onSuccess: () => {
        showToast({ tone: 'done', topic: `help ${person.uid}`, text: t(`done.${kind}`, { name }) });
        onClose();
      },
    });
  };
  return (
    <Dialog title={t(`titles.${kind}`, { name })} close={t('cancel')} onClose={onClose} size="md">
      <form className="grid one-column gap-16" noValidate onSubmit={carryOut}>
        <ul className={classes.consequences}>
          <li>{t(`follows.${kind}`, { email: person.email })}</li>
          <li>{t(tellsWhom(kind, person))}</li>
        </ul>
        {asksWhy && (
          <TextField
            label={t('reason')}
            hint={t('reasonHelp')}
            value={reason}
            onChange={setReason}
            max={helpReasonLength.max}
            isRequired
            autoFocus
            {...(isMissing ? { error: t('reasonMissing') } : {})}
          />
        )}
        <FailedNote text={t('failed')} error={help.error} />
        <div className="flex wrap justify-end gap-8">
          <Button type="button" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={help.isPending}>
            {t(`buttons.${kind}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const tellsWhom = (kind: PlainHelp, { status }: HelpedPerson) => {
  if (kind === 'export') return 'tellsPerson';
  return status === 'Invited' ? 'tellsOwners' : 'tellsBoth';
};
