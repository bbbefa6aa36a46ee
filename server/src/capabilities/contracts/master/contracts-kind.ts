import { languages } from '@dray/contract/languages.ts';
import { type Country, isCountry, marketOf } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import { fault, rule } from '#platform/csv/cell-fault.ts';
import type { Transaction } from '#platform/database/connection.ts';
import * as columns from '#platform/master/master-columns.ts';
import type {
  ComingRow,
  FindComing,
  Judgement,
  MasterFault,
  MasterKind,
  MasterRow,
  MasterTable,
} from '#platform/master/master-kind.ts';
import { monthsColumn, readMonths, stepsColumn } from './contract-cells.ts';
import { masterContractStore } from './master-contract.store.ts';

/** In which market payers are; those that do not exist are not among them. */
type FindPayers = (
  transaction: Transaction,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, { country: Country }>>;

type Needs = { clock: Clock; todayIn: (country: Country) => string; findPayers: FindPayers };

const needed = { isNeeded: true } as const;
const fixed = { isNeeded: true, isFixed: true } as const;
const conditions: columns.MasterColumn = {
  ...columns.lineColumn(0),
  rule: rule('TEXT', { max: 2_000 }),
  normal: (text) => (text.length <= 2_000 ? text : undefined),
};
const ours = {
  steps: stepsColumn,
  months: monthsColumn,
  pay_out_by: columns.dayColumn(),
  ...Object.fromEntries(languages.map((language) => [`conditions_${language}`, conditions])),
};

/** What was agreed with payers: the ERP's, unless it has been set otherwise, but for what it has no place for. */
export const contractsKind = ({ clock, todayIn, findPayers }: Needs): MasterKind => ({
  key: ['contract'],
  ownerUnlessSet: 'erp',
  portalColumns: Object.keys(ours),
  columns: {
    contract: columns.idColumn(fixed),
    payer: columns.idColumn(needed),
    market: columns.marketColumn(fixed),
    kind: columns.choiceColumn(['volume', 'equipment'], needed),
    name: columns.lineColumn(120, needed),
    valid_from: columns.dayColumn(needed),
    valid_to: columns.dayColumn(needed),
    currency: columns.lineColumn(3, needed),
    committed_hl: columns.decimalColumn({ whole: 9, decimals: 3 }),
    ended: columns.bitColumn({ isNeeded: true, otherwise: '0' }),
    ...ours,
  },
  findContradictions: (row) => [...wrongTime(row), ...wrongMoney(row)],
  open(transaction): MasterTable {
    const store = masterContractStore(transaction);
    return {
      find: (rows) => store.findContracts(idsOf(rows)),
      list: ({ countries, after, limit }) => store.listContracts(countries, after?.contract ?? '', limit),
      write: (rows) => store.writeContracts(rows, clock.now()),
      judge: (rows, findComing) => judge((ids) => findPayers(transaction, ids), findComing, rows),
      end: (rows) => store.endContracts(idsOf(rows)),
      hasEnded: ({ ended, market, valid_to = '' }) => ended === '1' || valid_to < todayIn(market as Country),
      async takeBack(rows) {
        await store.removeContracts(idsOf(rows));
        return rows;
      },
    };
  },
});

const idsOf = (rows: readonly MasterRow[]): string[] => rows.map(({ contract = '' }) => contract);

function wrongTime({ valid_from = '', valid_to = '', pay_out_by = '', months }: MasterRow): MasterFault[] {
  const faults: MasterFault[] = [];
  if (valid_to < valid_from) faults.push(fault('valid_to', 'NOT_BEFORE', { column: 'valid_from' }));
  if (pay_out_by !== '' && pay_out_by < valid_from)
    faults.push(fault('pay_out_by', 'NOT_BEFORE', { column: 'valid_from' }));
  const outside = readMonths(months).find(
    ({ month }) => month.slice(0, 7) < valid_from.slice(0, 7) || month.slice(0, 7) > valid_to.slice(0, 7),
  );
  if (outside) faults.push(fault('months', 'MONTH_OUTSIDE', { month: outside.month.slice(0, 7) }));
  return faults;
}

function wrongMoney({ market, currency, committed_hl = '', steps = '', months = '' }: MasterRow): MasterFault[] {
  const faults: MasterFault[] = [];
  if (isCountry(market) && currency !== marketOf(market).currency)
    faults.push(fault('currency', 'MONEY_OF_MARKET', { currency: marketOf(market).currency, market }));
  if (committed_hl !== '' && Number(committed_hl) === 0) faults.push(fault('committed_hl', 'NUMBER_POSITIVE'));
  if (committed_hl !== '') return faults;
  const promised = [steps && 'steps', months && 'months'].filter(Boolean);
  return [...faults, ...promised.map((column) => fault(column, 'EMPTY_WITHOUT', { column: 'committed_hl' }))];
}

async function judge(
  findPayers: (ids: readonly string[]) => ReturnType<FindPayers>,
  findComing: FindComing,
  rows: readonly ComingRow[],
): Promise<Judgement[]> {
  const ids = [...new Set(rows.map(({ row: { payer = '' } }) => payer))];
  const stored = await findPayers(ids);
  const coming = await findComing(
    'payers',
    ids.filter((id) => !stored.has(id)),
  );
  return rows.map(({ row: { payer = '', market } }): Judgement => {
    const known = stored.get(payer) ?? coming.get(payer);
    if (!known) return { faults: [fault('payer', 'NO_PAYER', { id: payer })] };
    if (known.country === market) return { country: known.country };
    return {
      faults: [fault('payer', 'OF_OTHER_MARKET', { id: payer, market: known.country, own: market ?? '' })],
    };
  });
}
