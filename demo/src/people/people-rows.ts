import { marketOf } from '@dray/contract/markets.ts';
import type { RoleId } from '../roles/roles.ts';
import { demoPhone } from './demo-phone.ts';
import { type Employee, employees, getCompany } from './people.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everyone = Object.values(employees).flat();

export const accountRows = (now: Date, passwordHash: string) =>
  everyone.map((person) => {
    const { employer, status = 'Active' } = person;
    const [firstName = '', ...lastName] = person.name.split(' ');
    const isInvited = status === 'Invited';
    const createdAt = new Date(now.getTime() - daysSinceCreated(person) * dayMs);
    return {
      uid: person.uid,
      email: person.email,
      password_hash: isInvited ? null : passwordHash,
      first_name: firstName,
      last_name: lastName.join(' '),
      phone: demoPhone(employer.country, person.position),
      country: employer.country,
      language: marketOf(employer.country).language,
      company_id: employer.id,
      customer_type: employer.customerType,
      status,
      is_staff: person.isStaff ?? false,
      user_validation: !isInvited,
      first_login: isInvited || (person.isNew ?? false),
      terms_agreed_at: isInvited || person.isNew ? null : new Date(createdAt.getTime() + dayMs),
      created_at: createdAt,
    };
  });

export const grantRows = everyone.flatMap(({ uid, employer, roles, onlyAt, elsewhere }) => [
  ...grants(uid, roles, { company: employer.id, shipTo: onlyAt ?? null }),
  ...(elsewhere ? grants(uid, elsewhere.roles, { company: elsewhere.company, shipTo: null }) : []),
]);

function grants(uid: string, roles: readonly RoleId[], at: { company: string; shipTo: string | null }) {
  const customerType = getCompany(at.company).customerType;
  return roles.map((roleid) => ({
    uid,
    company_id: at.company,
    ship_to_id: at.shipTo,
    roleid,
    customer_type: customerType,
  }));
}

// Most came with the eighteen months of history, a little apart so that a list by age has an order.
export function daysSinceCreated(person: Employee): number {
  if (person.status === 'Invited') return daysInvited(person);
  return person.isNew ? 5 : 560 - 7 * person.position;
}

export const daysInvited = ({ invitedDaysAgo = 2 }: Employee): number => invitedDaysAgo;
