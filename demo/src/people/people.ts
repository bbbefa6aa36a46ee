import type { Company } from '../companies/company.ts';
import { companies } from '../companies/company-rows.ts';
import type { Country } from '../markets/demo-countries.ts';
import { czechTeams } from './czech-people.ts';
import { italianTeams } from './italian-people.ts';
import type { Person } from './person.ts';
import { slovakTeams } from './slovak-people.ts';
import { spanishTeams } from './spanish-people.ts';

/** A person with the company they work at and their place in the market's list. */
export type Employee = Person & { uid: string; employer: Company; position: number };

const employeesOf = (teams: typeof czechTeams): Employee[] =>
  teams
    .flatMap(({ company, people }) => people.map((person) => ({ ...person, employer: getCompany(company) })))
    .map((person, position) => ({ ...person, uid: uidFromEmail(person.email), position }));

export const employees: Record<Country, readonly Employee[]> = {
  CZ: employeesOf(czechTeams),
  SK: employeesOf(slovakTeams),
  IT: employeesOf(italianTeams),
  ES: employeesOf(spanishTeams),
};

export function getCompany(id: string): Company {
  const company = companies.find((candidate) => candidate.id === id);
  if (!company) throw new Error(`The demo world has no company ${id}`);
  return company;
}

/** `owner@ulipy.example` becomes `u-ulipy-owner`. */
function uidFromEmail(email: string): string {
  const [mailbox, domain] = email.split('@');
  return `u-${domain?.replace('.example', '')}-${mailbox}`;
}
