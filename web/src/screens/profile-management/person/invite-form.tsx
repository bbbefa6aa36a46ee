import { headOffice, marketOf } from '@dray/contract/markets.ts';
import type { UserFault } from '@dray/contract/users/managed-user-shapes.ts';
import { IconClock, IconSend } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type AssignableRoles, faultsOf, isUsedUp, titleOf, useInvite } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { Note } from '#ui/page/note.tsx';
import { nameOf } from '../people/name-of.ts';
import classes from './person-editor.module.css';
import { errorsByShipTo, toSummary } from './role-errors.ts';
import { RolesCard } from './roles/roles-card.tsx';
import { useRoleChoice } from './roles/use-role-choice.ts';
import { SeenCard } from './seen-card.tsx';
import { emptyPerson, type TypedPerson, useTypedFaults } from './typed-person.ts';
import { WhoCard } from './who-card.tsx';

/** Nothing that was typed is lost, whatever the answer is. */
export function InviteForm({ offered }: { offered: AssignableRoles }) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const country = offered.companies[0]?.country ?? headOffice;
  const [typed, setTyped] = useState<TypedPerson>({ ...emptyPerson, locale: marketOf(country).language });
  const [tries, setTries] = useState(0);
  const [faults, setFaults] = useState<readonly UserFault[]>([]);
  const roleChoice = useRoleChoice(offered, undefined);
  const findFaults = useTypedFaults(country, roleChoice);
  const invite = useInvite();

  const [heading, setHeading] = useState<string>();
  const refuse = (found: readonly UserFault[], title?: string) => {
    setFaults(found);
    setHeading(title);
    setTries((n) => n + 1);
  };
  const send = () => {
    const found = findFaults(typed);
    if (found.length > 0) return refuse(found);
    setFaults([]);
    const { locale, phone, ...names } = typed;
    invite.mutate(
      { ...names, ...(phone ? { phone } : {}), country, languages: [locale], locale, ...roleChoice.toWire() },
      {
        onSuccess: (person) => {
          showToast({ tone: 'done', topic: 'invite', text: t('new.sent', { name: nameOf(person) }) });
          void navigate({ to: '/profile/management' });
        },
        onError: (failure) => {
          const faults = faultsOf(failure);
          if (faults.length > 0) refuse(faults, titleOf(failure));
          else if (!isUsedUp(failure)) showFailure({ topic: 'invite', text: t('new.failed'), failure, retry: send });
        },
      },
    );
  };
  return (
    <div className={classes.page}>
      <div className="grid shrinkable gap-16">
        <ErrorSummary key={tries} errors={toSummary(faults)} heading={heading} />
        <WhoCard typed={typed} faults={faults} onType={setTyped} />
        <RolesCard heading={t('new.where')} roleChoice={roleChoice} errors={errorsByShipTo(faults)} isChange={false} />
        {isUsedUp(invite.error) && (
          <Note tone="warning" role="alert" icon={<IconClock size={20} stroke={1.75} aria-hidden="true" />}>
            <p>{invite.error.message}</p>
          </Note>
        )}
        <div className={`${classes.save} flex wrap gap-12`}>
          <Button
            loading={invite.isPending}
            leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={send}
          >
            {t('new.send')}
          </Button>
          <ButtonLink to="/profile/management" variant="default">
            {t('new.cancel')}
          </ButtonLink>
        </div>
      </div>
      <div className={classes.side}>
        <SeenCard seen={roleChoice.seen} total={roleChoice.rows.length} />
      </div>
    </div>
  );
}
