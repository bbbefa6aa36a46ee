import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { choiceColumn, codeColumn, decimalColumn, lineColumn, marketColumn } from '#platform/master/master-columns.ts';
import type { MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { masterReturnableStore } from './master-returnable.store.ts';

const fixed = { isNeeded: true, isFixed: true } as const;
const names = languages.map((language) => [`name_${language}`, lineColumn(80)] as const);

/** What goods come in and come back in, with its deposit. */
export const returnablesKind: MasterKind = {
  key: ['sku'],
  columns: {
    sku: codeColumn(fixed),
    market: marketColumn(fixed),
    kind: choiceColumn(['bottle', 'crate', 'keg', 'cylinder', 'container', 'pallet'], { isNeeded: true }),
    deposit: decimalColumn({ whole: 10, decimals: 2 }, { isNeeded: true }),
    ...Object.fromEntries(names),
    name_en: lineColumn(80, { isNeeded: true }),
  },
  open(transaction): MasterTable {
    const store = masterReturnableStore(transaction);
    return {
      ...store.returnables(),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
      async takeBack(rows) {
        const gone = await store.takeBack(rows.map(({ sku = '' }) => sku));
        return rows.filter(({ sku = '' }) => gone.has(sku));
      },
    };
  },
};
