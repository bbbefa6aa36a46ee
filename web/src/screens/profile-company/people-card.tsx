import { Link } from '@tanstack/react-router';
import { Avatar, PersonStatus, useRoleName } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { type CompanyPage, type Employee, shipTosOf } from './company-page.ts';
import { Named } from './named.tsx';

/** Who works there; whole only for those who manage access (T137). */
export function PeopleCard({ page }: { page: CompanyPage }) {
  const { t } = useTranslation(['company', 'people']);
  const roleName = useRoleName();
  const shipTos = shipTosOf(page.payers);
  const shipToNamesOf = ({ roles }: Employee) => {
    if (roles.some(({ shipToId }) => shipToId === null)) return t('people:everywhere');
    return roles.flatMap(({ shipToId }) => shipTos.find(({ id }) => id === shipToId)?.name ?? []).join(', ');
  };
  const namesOf = ({ roles, rolename }: Employee) =>
    [...new Set(roles.length > 0 ? roles.map((role) => role.rolename) : [rolename])].map(roleName).join(', ');
  return (
    <Card heading={t('company:employees')} actions={<Link to="/profile/management">{t('company:manage')}</Link>}>
      {page.employees.map((employee) => (
        <Named
          key={employee.id ?? `${employee.firstName} ${employee.lastName} ${employee.rolename}`}
          before={<Avatar {...employee} />}
          name={`${employee.firstName} ${employee.lastName}`}
          facts={[namesOf(employee), shipToNamesOf(employee)]}
        >
          {employee.status && <PersonStatus status={employee.status} />}
        </Named>
      ))}
      {page.employees.some(({ id }) => id === null) && <p>{t('company:onlyManagers')}</p>}
    </Card>
  );
}
