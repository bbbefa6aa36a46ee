import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type PaperTextName, paperText, paperTextAsWritten } from '@dray/contract/texts/paper-text.ts';
import { writtenDay, writtenMoney } from '@dray/contract/texts/written-value.ts';
import type { Minor } from '#platform/money.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import { paymentPart, supplierParty } from './paper-parts.ts';
import type { Supplier } from './supplier.model.ts';

export type Movement = {
  kind: 'invoice' | 'credit-note' | 'payment';
  number: string;
  day: string;
  dueDate: string | undefined;
  /** What it adds to the debt; of payments and credit notes negative. */
  amountMinor: Minor;
};
export type Account = { openingMinor: Minor; movements: readonly Movement[] };

type Asked = {
  account: Account;
  payer: { id: string; name: string; country: Country; currency: string };
  supplier: Supplier;
  period: { from: string; to: string };
  language: Language;
};

const names: Readonly<Record<Movement['kind'], PaperTextName>> = {
  invoice: 'invoice',
  'credit-note': 'creditNote',
  payment: 'payment',
};

export const closingOf = ({ openingMinor, movements }: Account): Minor =>
  movements.reduce((sum, { amountMinor }) => sum + amountMinor, openingMinor);

/** A payer's account: what they owed, what came to it and off it, and what they owe. */
export function paperOfAccount({ account, payer, supplier, period: { from, to }, language }: Asked): Paper {
  const say = (name: PaperTextName, values?: Readonly<Record<string, string>>) => paperText(name, language, values);
  const money = (minor: Minor) => writtenMoney(language, minor, payer.currency);
  const closingMinor = closingOf(account);
  return {
    language,
    title: say('statementTitle'),
    issuer: supplier.name,
    issuedOn: to,
    parties: [supplierParty(supplier, language), { heading: say('payer'), lines: [payer.name, payer.id] }],
    facts: [
      { label: say('period'), value: `${writtenDay(language, from)} – ${writtenDay(language, to)}` },
      { label: say('opening'), value: money(account.openingMinor) },
    ],
    tables: account.movements.length === 0 ? [] : [movementsTable(account, language, money)],
    sums: [
      { label: say('opening'), value: money(account.openingMinor) },
      { label: say('movements'), value: money(closingMinor - account.openingMinor) },
      { label: say('closing'), value: money(closingMinor) },
    ],
    payment: paymentPart(
      { supplier, country: payer.country, amountMinor: closingMinor, currency: payer.currency, reference: payer.id },
      language,
    ),
    notes: account.movements.length === 0 ? [say('nothing')] : [],
    pageWords: paperTextAsWritten('page', language),
  };
}

function movementsTable({ openingMinor, movements }: Account, language: Language, money: (minor: Minor) => string) {
  let balance = openingMinor;
  const rows = movements.map(({ kind, number, day, dueDate, amountMinor }) => {
    balance += amountMinor;
    return [
      paperText(names[kind], language, { number }),
      writtenDay(language, day),
      dueDate ? writtenDay(language, dueDate) : '–',
      money(amountMinor),
      money(balance),
    ];
  });
  const head = (name: PaperTextName) => paperText(name, language);
  return {
    heading: head('movements'),
    columns: [
      { head: head('document'), share: 4 },
      { head: head('date'), share: 2 },
      { head: head('due'), share: 2 },
      { head: head('amount'), share: 2, isFigure: true },
      { head: head('balance'), share: 2, isFigure: true },
    ],
    rows,
  };
}
