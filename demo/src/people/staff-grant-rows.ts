import { type Employee, employees, getCompany } from './people.ts';
import { daysSinceCreated } from './people-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const staff = Object.values(employees)
  .flat()
  .filter(({ isStaff }) => isStaff);

const rolesOf = ({ staffRoles = [] }: Employee) => staffRoles;

/** As a command gave them when the portal was set up. */
export const staffGrantRows = (now: Date) =>
  staff.flatMap((person) =>
    rolesOf(person).map(({ id, markets }) => ({
      uid: person.uid,
      roleid: id,
      countries: [...markets],
      source: 'manual',
      granted_by: 'operator',
      granted_at: new Date(now.getTime() - daysSinceCreated(person) * dayMs),
    })),
  );

export const portfolioRows = staff.flatMap((person) =>
  rolesOf(person).flatMap(({ portfolio = [] }) =>
    portfolio.map((company) => ({ uid: person.uid, company_id: company, country: getCompany(company).country })),
  ),
);
