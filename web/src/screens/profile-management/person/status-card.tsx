import type { UserStatus } from '@dray/contract/users/user-status.ts';
import { useState } from 'react';
import type { Person } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { isComingBack } from './is-coming-back.ts';
import classes from './status-card.module.css';
import { StatusDialog } from './status-dialog.tsx';

type Props = { person: Person; onChanged?: (person: Person) => void };

/** Whether somebody may come in, and what can be done about it; each is asked about with its consequences first. */
export function StatusCard({ person, onChanged }: Props) {
  const { t } = useTranslation('people');
  const [asked, setAsked] = useState<UserStatus>();
  const isOff = person.status !== 'Active' && person.status !== 'Invited';
  const text = person.statusLocked
    ? t(`lockedLong.${person.statusLocked}`)
    : person.nextStatuses.length === 0
      ? t('access.over')
      : t(isOff ? 'access.offText' : 'access.text');
  return (
    <Card heading={t('access.heading')}>
      <p className="size-15">{text}</p>
      <div className="flex wrap gap-8 mt-12">
        {person.nextStatuses.map((status) => (
          <Button
            key={status}
            variant="default"
            size="sm"
            className={isComingBack(status) ? undefined : classes.danger}
            onClick={() => setAsked(status)}
          >
            {t(`access.to.${status}`)}…
          </Button>
        ))}
      </div>
      {asked && (
        <StatusDialog person={person} status={asked} onChanged={onChanged} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}
