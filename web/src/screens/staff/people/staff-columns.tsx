import { PersonStatus } from '#capabilities/people/index.ts';
import { RoleChip, type StaffPerson, useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { nameOf } from './name-of.ts';
import { useRoleNames } from './use-role-names.ts';

/** Who it is, what they hold and where, whether they may come in, and when they last did. */
export function useStaffColumns(): readonly Column<StaffPerson>[] {
  const { t } = useTranslation('staff');
  return [
    {
      key: 'name',
      head: t('people.columns.name'),
      isRowHead: true,
      cell: (person) => nameOf(person),
      below: (person) => (
        <BelowName>
          <MailText address={person.email} />
        </BelowName>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'email',
      head: t('people.columns.email'),
      isCardOnly: true,
      cell: (person) => <MailText address={person.email} />,
      card: { slot: 'line' },
    },
    {
      key: 'roles',
      head: t('people.columns.roles'),
      cell: (person) => <Roles person={person} />,
      card: { slot: 'line' },
    },
    {
      key: 'status',
      head: t('people.columns.status'),
      cell: ({ status }) => <PersonStatus status={status} />,
      card: { slot: 'status' },
    },
    {
      key: 'signIn',
      head: t('people.columns.signIn'),
      kind: 'day',
      cell: (person) => <LastSignIn person={person} />,
      card: { slot: 'line', cell: (person) => <LastSignIn person={person} isInWords /> },
    },
  ];
}

function Roles({ person: { grants } }: { person: StaffPerson }) {
  const { t } = useTranslation('staff');
  const nameOfRole = useRoleNames();
  if (grants.length === 0) return <span className="muted">{t('people.noRole')}</span>;
  return (
    <span className="inline-row wrap gap-6">
      {grants.map(({ id, roleId, markets }) => (
        <RoleChip key={id} roleId={roleId} name={nameOfRole(roleId)} markets={markets} />
      ))}
    </span>
  );
}

function LastSignIn({ person: { lastSignIn }, isInWords = false }: { person: StaffPerson; isInWords?: boolean }) {
  const { t } = useTranslation('staff');
  const clock = useStaffClock();
  const when = lastSignIn ? clock.moment(lastSignIn) : t('people.never');
  return isInWords ? t('people.lastSignIn', { when }) : when;
}
