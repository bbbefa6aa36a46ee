import { hasNumberForm, numberExample } from '@dray/contract/company/company-numbers.ts';
import { type Country, isCountry } from '@dray/contract/markets.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import { idColumn, lineColumn, marketColumn } from '#platform/master/master-columns.ts';
import type { MasterFault, MasterKind, MasterRow, MasterTable } from '#platform/master/master-kind.ts';
import { type MasterCompanyStore, masterCompanyStore } from './master-company.store.ts';
import { judgeByParents, parents } from './parents.ts';

const key = ['id'] as const;
const fixedId = { isNeeded: true, isFixed: true } as const;
const address = {
  name: lineColumn(120, { isNeeded: true }),
  street: lineColumn(120),
  postal_code: lineColumn(12),
  city: lineColumn(80, { isNeeded: true }),
  market: marketColumn(fixedId),
};
const numbers = {
  identification_no: lineColumn(20, { isNeeded: true }),
  tax_number: lineColumn(20, { isNeeded: true }),
};

export const companiesKind: MasterKind = {
  key,
  columns: {
    id: idColumn(fixedId),
    name: lineColumn(120, { isNeeded: true }),
    market: marketColumn(fixedId),
    ...numbers,
  },
  findContradictions: wrongNumbers,
  open(transaction): MasterTable {
    const store = masterCompanyStore(transaction);
    return {
      ...store.companies(),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
      takeBack: (rows) => takeBack(store, 'company', rows),
    };
  },
};

export const payersKind: MasterKind = {
  key,
  columns: { id: idColumn(fixedId), company: idColumn(fixedId), ...address, ...numbers },
  findContradictions: wrongNumbers,
  open(transaction): MasterTable {
    const store = masterCompanyStore(transaction);
    return {
      ...store.payers(),
      judge: (rows, findComing) => judgeByParents({ store, findComing }, rows, [parents.company]),
      takeBack: (rows) => takeBack(store, 'payer', rows),
    };
  },
};

export const soldTosKind: MasterKind = {
  key,
  columns: {
    id: idColumn(fixedId),
    company: idColumn(fixedId),
    payer: idColumn({ isNeeded: true }),
    ...address,
  },
  open(transaction): MasterTable {
    const store = masterCompanyStore(transaction);
    return {
      ...store.soldTos(),
      judge: (rows, findComing) => judgeByParents({ store, findComing }, rows, [parents.company, parents.payer]),
      takeBack: (rows) => takeBack(store, 'sold_to', rows),
    };
  },
};

function wrongNumbers({ market, ...row }: MasterRow): MasterFault[] {
  if (!isCountry(market)) return [];
  const checked = [
    ['identification_no', 'identification'],
    ['tax_number', 'tax'],
  ] as const;
  return checked.flatMap(([column, which]) =>
    hasNumberForm(market, which, row[column] ?? '')
      ? []
      : [fault(column, 'NUMBER_OF_MARKET', { market, example: numberExample(market, which) })],
  );
}

export async function takeBack(
  store: Pick<MasterCompanyStore, 'takeBack'>,
  place: 'company' | 'payer' | 'sold_to' | 'ship_to',
  rows: readonly MasterRow[],
): Promise<MasterRow[]> {
  const gone = await store.takeBack(
    place,
    rows.map(({ id = '' }) => id),
  );
  return rows.filter(({ id = '' }) => gone.has(id));
}
