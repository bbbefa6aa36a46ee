import { type Country, marketOf } from '@dray/contract/markets.ts';
import { fault, rule } from '#platform/csv/cell-fault.ts';
import { bitColumn, codeColumn, lineColumn, type MasterColumn, marketColumn } from '#platform/master/master-columns.ts';
import type { ComingRow, Judgement, MasterFault, MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { type MasterPriceListStore, masterPriceListStore } from './master-price-list.store.ts';

const fixed = { isNeeded: true, isFixed: true } as const;

/** Names apart by `|`, each once, in one order. */
const severalNames = (max: number): MasterColumn => ({
  ...lineColumn(max),
  rule: rule('NAMES', { each: 60, max }),
  normal(text) {
    const names = [...new Set(text.split('|').map((name) => name.trim()))].filter(Boolean).sort();
    return text.length <= max && names.every((name) => name.length <= 60 && !/[\t\n]/.test(name))
      ? names.join('|')
      : undefined;
  },
});

export const priceListsKind: MasterKind = {
  key: ['code'],
  columns: {
    code: codeColumn(fixed),
    name: lineColumn(80),
    market: marketColumn(fixed),
    currency: lineColumn(3, fixed),
    market_list: bitColumn({ isNeeded: true, otherwise: '0', isFixed: true }),
    excluded_products: severalNames(40_000),
    excluded_brands: severalNames(4_000),
  },
  open(transaction): MasterTable {
    const store = masterPriceListStore(transaction);
    return {
      ...store.lists(),
      judge: (rows) => judge(store, rows),
      async takeBack(rows) {
        const gone = await store.takeBackLists(rows.map(({ code = '' }) => code));
        return rows.filter(({ code = '' }) => gone.has(code));
      },
    };
  },
};

/** One list a market holds its list prices: a second one would leave open which counts. */
async function judge(store: MasterPriceListStore, rows: readonly ComingRow[]): Promise<Judgement[]> {
  const heads = await store.findHeads(rows.map(({ row: { code = '' } }) => code));
  const marketLists = new Map(
    heads.filter(({ isMarketList }) => isMarketList).map((each) => [each.country, each.code]),
  );
  return rows.map(({ row }) => {
    const country = row.market as Country;
    const faults: MasterFault[] = [];
    const { currency } = marketOf(country);
    if (row.currency !== currency) faults.push(fault('currency', 'MONEY_OF_MARKET', { currency, market: country }));
    if (row.market_list === '1') {
      const held = marketLists.get(country) ?? row.code;
      if (held !== row.code)
        faults.push(fault('market_list', 'MARKET_LIST_TAKEN', { market: country, id: held ?? '' }));
      marketLists.set(country, held ?? '');
    }
    return faults.length > 0 ? { faults } : { country };
  });
}
