import { helpReasonLength } from '@dray/contract/people-desk/help-kinds.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { faultsOf } from '#capabilities/people/index.ts';
import { freshOf, type HelpedPerson, useCorrect } from '#capabilities/people-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Note } from '#ui/page/note.tsx';
import { FailedNote } from '../../parts/failed-note.tsx';

const maxName = 80;

type Typed = { firstName: string; lastName: string; email: string; phone: string; reason: string };
type Props = { person: HelpedPerson; onClose: () => void };

const typedOf = ({ firstName, lastName, email, phone }: HelpedPerson): Omit<Typed, 'reason'> => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
});

/** A record that was changed meanwhile is shown as it is now, and is corrected anew. */
export function DetailsDialog({ person: shown, onClose }: Props) {
  const { t } = useTranslation('people-desk');
  const [person, setPerson] = useState(shown);
  const [typed, setTyped] = useState<Typed>({ ...typedOf(shown), reason: '' });
  const [isMissing, setMissing] = useState(false);
  const correct = useCorrect(person.uid);
  const isOutdated = person.version !== shown.version;
  const name = `${person.firstName} ${person.lastName}`;
  const faults = faultsOf(correct.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { reason, phone, ...names } = typed;
    const isTooShort = reason.trim().length < helpReasonLength.min;
    setMissing(isTooShort);
    if (isTooShort || correct.isPending) return;
    correct.mutate(
      { ...names, phone: phone.trim() || null, reason: reason.trim(), version: person.version },
      {
        onSuccess: () => {
          showToast({ tone: 'done', topic: `help ${person.uid}`, text: t('done.details', { name }) });
          onClose();
        },
        onError: (failure) => {
          const fresh = freshOf(failure);
          if (!fresh) return;
          setPerson(fresh);
          setTyped({ ...typedOf(fresh), reason });
          correct.reset();
        },
      },
    );
  };
  return (
    <Dialog title={t('titles.details', { name })} close={t('cancel')} onClose={onClose} size="md">
      <form className="grid one-column gap-16" noValidate onSubmit={send}>
        {isOutdated && (
          <Note tone="warning" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
            <p>{t('outdated')}</p>
          </Note>
        )}
        <Fields typed={typed} faults={faults} onType={setTyped} />
        <TextField
          label={t('reason')}
          hint={t('reasonHelp')}
          value={typed.reason}
          onChange={(reason) => setTyped({ ...typed, reason })}
          max={helpReasonLength.max}
          isRequired
          {...(isMissing ? { error: t('reasonMissing') } : {})}
        />
        <Follows person={person} email={typed.email} />
        {faults.length === 0 && <FailedNote text={t('failed')} error={correct.error} />}
        <div className="flex wrap justify-end gap-8">
          <Button type="button" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={correct.isPending}>
            {t('buttons.details')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type FieldsProps = { typed: Typed; faults: ReturnType<typeof faultsOf>; onType: (typed: Typed) => void };

function Fields({ typed, faults, onType }: FieldsProps) {
  const { t } = useTranslation('people-desk');
  const field = (name: keyof Omit<Typed, 'reason'>) => {
    const error = faults.find(({ path }) => path === name)?.message;
    return {
      label: t(`fields.${name}`),
      value: typed[name],
      onChange: (value: string) => onType({ ...typed, [name]: value }),
      ...(error ? { error } : {}),
    };
  };
  return (
    <>
      <TextField {...field('firstName')} isRequired max={maxName} autoComplete="off" />
      <TextField {...field('lastName')} isRequired max={maxName} autoComplete="off" />
      <TextField {...field('email')} isRequired type="email" autoComplete="off" />
      <TextField {...field('phone')} type="tel" autoComplete="off" />
    </>
  );
}

/** Another address is another way in, which is said before it is taken. */
function Follows({ person, email }: { person: HelpedPerson; email: string }) {
  const { t } = useTranslation('people-desk');
  const isMoved = email.trim().toLowerCase() !== person.email.toLowerCase();
  const moved = person.status === 'Invited' ? t('follows.newAddressInvited') : t('follows.newAddress');
  return (
    <div className="grid gap-4 text-14 muted">
      {isMoved && <p>{moved}</p>}
      <p>{t(person.status === 'Invited' ? 'tellsOwners' : 'tellsBoth')}</p>
    </div>
  );
}
