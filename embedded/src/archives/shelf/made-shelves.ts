import { createHash } from 'node:crypto';
import type { PaperMarket, Shelf, Shelved } from './shelf.ts';

const statements = 5;
const oldInvoices = 6;
/** Olsa ends where the ERP's own bills begin. */
const monthsOfErp = 19;

type Making = { now: () => Date; isKnown: (payer: string) => Promise<boolean> };

/** Documents that follow from the payer and the day alone, the same each time they are asked for. */
function madeShelf(make: (payer: string) => Shelved[], isKnown: Making['isKnown']): Shelf {
  return {
    list: async (payer) => ((await isKnown(payer)) ? make(payer) : []),
    find: async (id) => {
      const payer = /^[A-Z]+(\d+)-/.exec(id)?.[1] ?? '';
      return (await isKnown(payer)) ? make(payer).find((one) => one.id === id) : undefined;
    },
  };
}

const digitsOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
const dayBefore = (now: Date, months: number, date = 1): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, date)).toISOString().slice(0, 10);

/** Statements of account by quarters, and the year's certificate. */
export const statementShelf = ({ now, isKnown }: Making): Shelf =>
  madeShelf((payer) => {
    const months = now().getUTCMonth() % 3;
    const byQuarter = Array.from({ length: statements }, (_, index) => dayBefore(now(), months + index * 3));
    const year = now().getUTCFullYear() - 1;
    return [
      ...byQuarter.map((date) => ({
        id: `EC${payer}-${date.slice(0, 7).replace('-', '')}`,
        number: `EC-${date.slice(0, 7)}`,
        date,
        title: wordOf(payer, 'statement'),
        market: marketOf(payer),
        order: '',
        lines: [],
      })),
      {
        id: `CE${payer}-${year}`,
        number: `CE-${year}`,
        date: `${year + 1}-01-31`,
        title: wordOf(payer, 'certificate'),
        market: marketOf(payer),
        order: '',
        lines: [],
      },
    ];
  }, isKnown);

/** In the words of the market, which payers' numbers begin with: 3002 is Slovak, 3003 Italian. */
const isSlovak = (payer: string): boolean => payer.startsWith('3002');
const marketOf = (payer: string): PaperMarket => (isSlovak(payer) ? 'SK' : 'IT');
const wordOf = (payer: string, kind: 'statement' | 'certificate'): string => {
  const [slovak, italian] = words[kind];
  return isSlovak(payer) ? slovak : italian;
};

const words = {
  statement: ['Výpis z účtu odberateľa', 'Estratto conto cliente'],
  certificate: ['Potvrdenie o odbere', 'Certificazione degli acquisti'],
} as const;

/** Invoices from before the ERP; of the oldest of them there was never a print. */
export const oldInvoiceShelf = ({ now, isKnown }: Making): Shelf =>
  madeShelf((payer) => {
    const all = Array.from({ length: oldInvoices }, (_, index): Shelved => {
      const date = dayBefore(now(), monthsOfErp + index, 12);
      const seed = digitsOf(`${payer} ${date}`);
      return {
        id: `OL${payer}-${date.slice(0, 7).replace('-', '')}`,
        number: `7${String(seed % 10_000_000).padStart(7, '0')}`,
        date,
        title: isSlovak(payer) ? 'Faktúra' : 'Fattura',
        order: '',
        currency: 'EUR',
        lines: [],
        market: marketOf(payer),
        gross: `${500 + (seed % 9_000)}.${String(seed % 100).padStart(2, '0')}`,
        isUnprinted: index === oldInvoices - 1,
      };
    });
    return all;
  }, isKnown);
