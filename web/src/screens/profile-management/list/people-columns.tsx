import { Avatar, type Person, PersonStatus } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { TwoLines } from '#ui/list/data/two-lines.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { nameOf } from '../people/name-of.ts';
import { usePeopleClock } from '../people/use-people-clock.ts';
import classes from './people-columns.module.css';
import { RowActions } from './row-actions.tsx';
import { useRolesText } from './use-roles-text.ts';

/** A person in the list: who, where and as what, whether they may come in, and when they last did. */
export function usePeopleColumns(): readonly Column<Person>[] {
  const { t } = useTranslation('people');
  const rolesText = useRolesText();
  return [
    {
      key: 'name',
      head: t('columns.name'),
      isRowHead: true,
      cell: (person) => <Name person={person} />,
      card: { slot: 'title' },
    },
    {
      key: 'roles',
      head: t('columns.roles'),
      cell: (person) => <TwoLines below={rolesText(person).roles}>{rolesText(person).shipTos}</TwoLines>,
      card: { slot: 'line', cell: (person) => Object.values(rolesText(person)).filter(Boolean).join(' · ') },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: ({ status }) => <PersonStatus status={status} />,
      card: { slot: 'status' },
    },
    {
      key: 'signIn',
      head: t('columns.signIn'),
      cell: (person) => <LastSignIn person={person} />,
      card: { slot: 'line', cell: (person) => <LastSignIn person={person} isInWords /> },
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      cell: (person) => <RowActions person={person} />,
      card: { slot: 'foot' },
    },
  ];
}

function Name({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  return (
    <span className="row shrinkable gap-12">
      <Avatar {...person} isOff={!person.isActive && person.status !== 'Invited'} />
      <span>
        <span className="block semibold">
          {nameOf(person)}
          {person.locked === 'self' && <span className={classes.you}>{t('you')}</span>}
        </span>
        <span className="block size-13 regular muted">
          <MailText address={person.email} />
        </span>
      </span>
    </span>
  );
}

/** Of an invitation until when it counts: nobody has signed in by it yet. */
function LastSignIn({
  person: { invitation, lastSignIn },
  isInWords = false,
}: {
  person: Person;
  isInWords?: boolean;
}) {
  const { t } = useTranslation('people');
  const clock = usePeopleClock();
  if (invitation) return invitation.isOver ? t('expired') : t('validUntil', { date: clock.day(invitation.expiresAt) });
  const when = lastSignIn ? clock.moment(lastSignIn) : t('never');
  return isInWords ? t('person.lastSignIn', { when }) : when;
}
