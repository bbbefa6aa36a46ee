import { IconUsers } from '@tabler/icons-react';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { PersonStatus, useRoleName } from '#capabilities/people/index.ts';
import type { HelpedPerson } from '#capabilities/people-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { MailText } from '#ui/mail-text.tsx';
import { PersonHelp } from './help/person-help.tsx';
import { useHelped } from './help/use-helped.ts';
import { WaysIn } from './help/ways-in.tsx';
import { OrderFor } from './order-for/order-for.tsx';
import { shipTosOf } from './why/ship-tos-of.ts';

type Person = CustomerDetail['people'][number];

/** Who belongs to the customer, what they may do where, and when they last came. */
export function PeopleList({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const columns = usePersonColumns(customer);
  if (customer.people.length === 0)
    return <EmptyState icon={IconUsers} heading={t('page.noPeople.heading')} text={t('page.noPeople.text')} />;
  return <DataList label={t('page.views.people')} columns={columns} rows={customer.people} keyOf={({ uid }) => uid} />;
}

function usePersonColumns(customer: CustomerDetail): readonly Column<Person>[] {
  const { t } = useTranslation('customers');
  const clock = useStaffClock();
  const helped = useHelped(customer.company.id);
  const nameOfShipTo = (id: string) => shipTosOf(customer).find((shipTo) => shipTo.id === id)?.name ?? id;
  const roles = ({ roles: held }: Person) => <Roles held={held} nameOfShipTo={nameOfShipTo} />;
  const when = ({ lastSignIn }: Person) => (lastSignIn ? clock.moment(lastSignIn) : t('page.never'));
  return [
    {
      key: 'name',
      head: t('page.personColumns.name'),
      isRowHead: true,
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      below: ({ email }) => (
        <BelowName>
          <MailText address={email} />
        </BelowName>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'email',
      head: t('page.personColumns.name'),
      isCardOnly: true,
      cell: ({ email }) => <MailText address={email} />,
      card: { slot: 'line' },
    },
    { key: 'roles', head: t('page.personColumns.roles'), cell: roles, card: { slot: 'line' } },
    { key: 'phone', head: t('page.personColumns.phone'), cell: ({ phone }) => phone, card: { slot: 'line' } },
    {
      key: 'status',
      head: t('page.columns.state'),
      cell: ({ uid, status }) => <State status={status} helped={helped.get(uid)} />,
      card: { slot: 'status' },
    },
    {
      key: 'signIn',
      head: t('page.personColumns.signIn'),
      kind: 'day',
      cell: when,
      card: { slot: 'line', cell: (person) => t('page.lastSignIn', { when: when(person) }) },
    },
    {
      key: 'order',
      head: t('page.orderFor'),
      isHeadHidden: true,
      cell: ({ uid, firstName, lastName, status }) =>
        status === 'Active' && <OrderFor uid={uid} name={`${firstName} ${lastName}`} companyId={customer.company.id} />,
      card: { slot: 'line' },
    },
    ...(helped.size > 0 ? [helpColumn(t('page.personColumns.help'), helped)] : []),
  ];
}

const helpColumn = (head: string, helped: ReadonlyMap<string, HelpedPerson>): Column<Person> => ({
  key: 'help',
  head,
  isHeadHidden: true,
  cell: ({ uid }) => {
    const person = helped.get(uid);
    return person && <PersonHelp person={person} />;
  },
  card: { slot: 'end' },
});

type StateProps = { status: Person['status']; helped: HelpedPerson | undefined };

/** With what stands in their way, where the reader may help. */
const State = ({ status, helped }: StateProps) => (
  <div className="grid gap-4">
    <span>
      <PersonStatus status={status} />
    </span>
    {helped && <WaysIn person={helped} />}
  </div>
);

type RolesProps = { held: Person['roles']; nameOfShipTo: (id: string) => string };

function Roles({ held, nameOfShipTo }: RolesProps) {
  const { t } = useTranslation('customers');
  const roleName = useRoleName();
  if (held.length === 0) return <span className="muted">{t('page.noRole')}</span>;
  const inWords = ({ name, shipToId, isOff }: Person['roles'][number]) => {
    const label = roleName(name);
    const role = shipToId ? t('page.roleAt', { role: label, shipTo: nameOfShipTo(shipToId) }) : label;
    return isOff ? t('page.roleOff', { role }) : role;
  };
  return (
    <ul className="grid gap-2 no-bullets m-0 p-0 text-14">
      {held.map((role) => (
        <li key={`${role.roleId} ${role.shipToId}`} className="anywhere">
          {inWords(role)}
        </li>
      ))}
    </ul>
  );
}
