import { consentsInForce } from '@dray/contract/identity/consents.ts';
import { type Country, countries, marketOf } from '@dray/contract/markets.ts';
import { hash } from '@node-rs/argon2';
import type { Transaction } from '#platform/database/connection.ts';
import { companies, supplier } from './companies.ts';
import { type Person, people, testPassword, uidOf } from './people.ts';
import { roles } from './roles.ts';

const createdAt = new Date('2026-01-12T09:30:00Z');
const agreedAt = new Date('2026-01-13T09:30:00Z');

/** Accounts with their roles; anyone who was verified has agreed to the terms and to the purchase agreement. */
export async function insertPeople(transaction: Transaction): Promise<void> {
  // Only those that this world knows, so that what may be given to whom is what its tests say.
  await transaction.deleteFrom('role').execute();
  await transaction
    .insertInto('role')
    .values(roles.map((role) => ({ ...role, sections: [...role.sections] })))
    .execute();
  // One hash for all: they share a password, so salts of their own would hide nothing and cost a second.
  // Made cheaply: a hash says itself what looking at it costs, and tests sign in hundreds of times.
  const passwordHash = await hash(testPassword, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
  await transaction
    .insertInto('account')
    .values(people.map((person, position) => accountRow(person, position, passwordHash)))
    .execute();
  await transaction.insertInto('role_grant').values(people.flatMap(grantRows)).execute();
  await transaction
    .insertInto('staff_grant')
    .values(people.filter(({ isStaff }) => isStaff).flatMap(staffGrantRows))
    .execute();
  await transaction
    .insertInto('consent')
    .values(
      people
        .filter(isVerified)
        .flatMap((person) =>
          accepted.map(([kind, version]) => ({ uid: uidOf(person), kind, version, accepted_at: agreedAt })),
        ),
    )
    .execute();
}

const { terms, privacy, guidelines, masterPurchase } = consentsInForce;
const accepted = [
  ['terms', terms.version],
  ['privacy', privacy.version],
  ['guidelines', guidelines.version],
  ['master-purchase', masterPurchase.version],
] as const;

const isVerified = ({ status }: Person): boolean => status !== 'Invited';

function accountRow(person: Person, position: number, passwordHash: string) {
  const { id, country, customerType } = getEmployer(person.grants[0].company);
  return {
    uid: uidOf(person),
    email: person.email,
    password_hash: isVerified(person) ? passwordHash : null,
    first_name: person.name[0],
    last_name: person.name[1],
    phone: `+420 777 000 ${101 + position}`,
    country,
    language: marketOf(country).language,
    company_id: id,
    customer_type: customerType,
    status: person.status ?? 'Active',
    is_staff: person.isStaff ?? false,
    user_validation: isVerified(person),
    first_login: person.isNew ?? !isVerified(person),
    terms_agreed_at: isVerified(person) ? agreedAt : null,
    created_at: createdAt,
  };
}

const grantRows = (person: Person) =>
  person.grants.flatMap(({ company, roles: held, onlyAt }) =>
    held.map((roleid) => ({
      uid: uidOf(person),
      company_id: company,
      ship_to_id: onlyAt ?? null,
      roleid,
      customer_type: getEmployer(company).customerType,
    })),
  );

const staffGrantRows = (person: Person) =>
  ['operator', 'support'].map((roleid) => ({
    uid: uidOf(person),
    roleid,
    countries: [...countries],
    source: 'manual',
    granted_by: 'operator',
    granted_at: createdAt,
  }));

function getEmployer(id: string): { id: string; country: Country; customerType: string } {
  const employer = [{ ...supplier, customerType: 'WHSL' }, ...companies].find((company) => company.id === id);
  if (!employer) throw new Error(`The small world has no company ${id}`);
  return employer;
}
