import { languages } from '@dray/contract/languages.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import { hasAddress } from '@dray/contract/users/person-name.ts';
import type { Clock } from '#platform/clock.ts';
import { rule } from '#platform/csv/cell-fault.ts';
import type { Transaction } from '#platform/database/connection.ts';
import {
  bitColumn,
  choiceColumn,
  codeColumn,
  idColumn,
  lineColumn,
  type MasterColumn,
} from '#platform/master/master-columns.ts';
import type { MasterKind, MasterRow, MasterTable } from '#platform/master/master-kind.ts';
import { judgePeople, type SitesOfPeople } from './judge-people.ts';
import { listPeopleRows } from './list-people-rows.ts';
import { type PeopleDoors, rowsOf } from './people-rows.ts';
import { toGrant, writePeople } from './write-people.ts';

export type UsersKindNeeds = {
  clock: Clock;
  doorsOf: (transaction: Transaction) => PeopleDoors;
  sitesOf: (transaction: Transaction) => SitesOfPeople;
};

const fixed = { isNeeded: true, isFixed: true } as const;

const email: MasterColumn = {
  ...lineColumn(254, fixed),
  rule: rule('E_MAIL'),
  normal: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
};

const name: MasterColumn = {
  ...lineColumn(60, fixed),
  rule: rule('PERSON_NAME'),
  normal: (text) => (text.length <= 60 && !hasAddress(text) ? text : undefined),
};

/**
 * People with their roles, a row for each role. Passwords are in no file: `invite` sends a link to choose one, once. What
 * somebody may change themselves is only taken when they are new.
 */
export const usersKind = ({ clock, doorsOf, sitesOf }: UsersKindNeeds): MasterKind => ({
  key: ['email', 'company', 'ship_to', 'role'],
  columns: {
    email,
    first_name: name,
    last_name: name,
    phone: lineColumn(30, { isFixed: true }),
    language: choiceColumn(languages, { ...fixed, otherwise: 'en' }),
    company: idColumn(fixed),
    ship_to: idColumn({ isFixed: true }),
    role: codeColumn(fixed),
    invite: bitColumn({ isNeeded: true, otherwise: '0' }),
  },
  open(transaction, actor): MasterTable {
    const doors = doorsOf(transaction);
    const sites = sitesOf(transaction);
    const find = async (rows: readonly MasterRow[]) => {
      const emails = [...new Set(rows.map((row) => row.email ?? ''))];
      const held = await rowsOf(doors, await doors.identity.listAccountsByEmail(emails));
      const companies = await sites.findCompanies(held.map(({ companyId }) => companyId));
      const asked = new Set(rows.map(roleKey));
      return held.flatMap(({ row, companyId }) => {
        const company = companies.get(companyId);
        return company && asked.has(roleKey(row)) ? [{ row, country: company.country }] : [];
      });
    };
    return {
      find,
      judge: (rows, findComing) => judgePeople({ doors, sites, findComing }, rows),
      list: (page) => listPeopleRows({ doors, sites }, page),
      write: (rows) => writePeople({ clock, doors, sites, actor }, rows),
      async takeBack(rows) {
        const accounts = await doors.identity.listAccountsByEmail(rows.map((row) => row.email ?? ''));
        const uidOf = new Map(accounts.map((account) => [account.email.toLowerCase(), account.uid]));
        for (const row of rows) {
          await doors.access.removeGrants(uidOf.get(row.email ?? '') ?? '', [toGrant(row, '')]);
        }
        return rows;
      },
    };
  },
});

const roleKey = ({ email: address, company, ship_to, role }: MasterRow): string =>
  [address, company, ship_to, role].join(' ');
