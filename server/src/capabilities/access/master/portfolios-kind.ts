import type { Country } from '@dray/contract/markets.ts';
import { isEmail } from '@dray/contract/users/email.ts';
import { fault, rule } from '#platform/csv/cell-fault.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { idColumn, lineColumn, type MasterColumn } from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  FindComing,
  Judgement,
  MasterFault,
  MasterKind,
  MasterRow,
  MasterTable,
  StoredMasterRow,
} from '#platform/master/master-kind.ts';
import { type LookedAfter, type PortfolioRow, salesPortfolioStore } from './sales-portfolio.store.ts';

type Salesperson = { uid: string; email: string; isStaff: boolean };

export type PortfolioNeeds = (transaction: Transaction) => {
  findByEmail: (emails: readonly string[]) => Promise<readonly Salesperson[]>;
  findByUid: (uids: readonly string[]) => Promise<readonly Salesperson[]>;
  findMarkets: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, { country: Country }>>;
};

type Needs = ReturnType<PortfolioNeeds>;

const fixed = { isNeeded: true, isFixed: true } as const;

const salesperson: MasterColumn = {
  ...lineColumn(254, fixed),
  rule: rule('E_MAIL'),
  normal: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
};

/** Which companies somebody of the sales force looks after; what a full file lacks, they look after no longer. */
export const portfoliosKind = (needsOf: PortfolioNeeds): MasterKind => ({
  key: ['salesperson', 'company'],
  columns: { salesperson, company: idColumn(fixed) },
  open(transaction): MasterTable {
    const store = salesPortfolioStore(transaction);
    const needs = needsOf(transaction);
    const remove = async (rows: readonly MasterRow[]) => store.removeRows(await toLookedAfter(needs, rows));
    return {
      find: async (rows) => toStored(needs, await store.findRows(await toLookedAfter(needs, rows))),
      async list({ countries, after, limit }) {
        const [behind] = after ? await toLookedAfter(needs, [after]) : [];
        return toStored(needs, await store.listRows({ countries, after: behind, limit }));
      },
      judge: (rows, findComing) => judge(needs, findComing, rows),
      async write(rows) {
        const markets = await needs.findMarkets(rows.map(({ company = '' }) => company));
        const wanted = await toLookedAfter(needs, rows);
        await store.addRows(
          wanted.flatMap((each): PortfolioRow[] => {
            const at = markets.get(each.companyId);
            return at ? [{ ...each, country: at.country }] : [];
          }),
        );
      },
      end: remove,
      async takeBack(rows) {
        await remove(rows);
        return rows;
      },
    };
  },
});

/** People by their addresses; whose address nobody has looks after nothing. */
async function toLookedAfter(needs: Needs, rows: readonly MasterRow[]): Promise<LookedAfter[]> {
  const people = await needs.findByEmail(rows.map(({ salesperson: email = '' }) => email));
  const uidOf = new Map(people.map(({ uid, email }) => [email.toLowerCase(), uid]));
  return rows.flatMap(({ salesperson: email = '', company = '' }) => {
    const uid = uidOf.get(email);
    return uid === undefined ? [] : [{ uid, companyId: company }];
  });
}

async function toStored(needs: Needs, rows: readonly PortfolioRow[]): Promise<StoredMasterRow[]> {
  const people = await needs.findByUid(rows.map(({ uid }) => uid));
  const emailOf = new Map(people.map(({ uid, email }) => [uid, email.toLowerCase()]));
  return rows.map(({ uid, companyId, country }) => ({
    row: { salesperson: emailOf.get(uid) ?? '', company: companyId },
    country,
  }));
}

async function judge(needs: Needs, findComing: FindComing, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const ids = [...new Set(rows.map(({ row: { company = '' } }) => company))];
  const [people, markets] = await Promise.all([
    needs.findByEmail(rows.map(({ row }) => row.salesperson ?? '')),
    needs.findMarkets(ids),
  ]);
  const coming = await findComing(
    'companies',
    ids.filter((id) => !markets.has(id)),
  );
  const isStaffAt = new Map(people.map(({ email, isStaff }) => [email.toLowerCase(), isStaff]));
  return rows.map(({ row: { salesperson: email = '', company = '' } }): Judgement => {
    const faults: MasterFault[] = [];
    const isStaff = isStaffAt.get(email);
    if (isStaff === undefined) faults.push(fault('salesperson', 'NO_PERSON', { id: email }));
    else if (!isStaff) faults.push(fault('salesperson', 'NONE_OF_STAFF'));
    const at = markets.get(company) ?? coming.get(company);
    if (!at) faults.push(fault('company', 'NO_COMPANY', { id: company }));
    return at && faults.length === 0 ? { country: at.country } : { faults };
  });
}
