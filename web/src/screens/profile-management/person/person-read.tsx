import { IconLock } from '@tabler/icons-react';
import { type Person, useRoleName } from '#capabilities/people/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { Note } from '#ui/page/note.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { useShipToName } from '../people/use-ship-to-name.ts';
import { PersonDetails } from './person-details.tsx';
import classes from './person-read.module.css';
import { StatusCard } from './status-card.tsx';

/** A person to look at: for those who may not change it, and while the account is switched off. */
export function PersonRead({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const mayManage = useSession().may('Access Management');
  return (
    <Stack>
      {mayManage && person.locked && (
        <Note tone="info" icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
          <p>{t(`lockedLong.${person.locked}`)}</p>
        </Note>
      )}
      <PersonDetails person={person} />
      <HeldRoles person={person} />
      {mayManage && !person.locked && <StatusCard person={person} />}
    </Stack>
  );
}

function HeldRoles({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const roleName = useRoleName();
  const nameOfShipTo = useShipToName();
  const held = person.permissionSchema.flatMap(({ rpDetails }) => rpDetails);
  return (
    <Card heading={t('roles.heading')}>
      <ul className={`${classes.roles} grid gap-12`}>
        {held.map(({ roleid, rolename, shipToId }) => (
          <li key={`${shipToId ?? '*'} ${roleid}`}>
            <strong>{shipToId ? nameOfShipTo(shipToId) : t('everywhere')}</strong>
            <span>{roleName(rolename)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
