import type { Country } from '@dray/contract/markets.ts';
import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';
import { type Minor, toNumeric } from '#platform/money.ts';
import type { Supplier } from './supplier.model.ts';

export type PaymentAsked = {
  payee: Pick<Supplier, 'name' | 'iban' | 'bic'>;
  amountMinor: Minor;
  currency: string;
  /** Digits only, ten at most: what the payment is found by. */
  reference: string;
};

/** What the banks of the market read from a code: Czech, Slovak, and the European one elsewhere. */
export function paymentCode(country: Country, payment: PaymentAsked): string {
  if (country === 'CZ') return spayd(payment);
  if (country === 'SK') return payBySquare(payment);
  return epc(payment);
}

/** Short Payment Descriptor 1.0 of the Czech Banking Association. A star ends a field, so none may be in one. */
function spayd({ payee, amountMinor, currency, reference }: PaymentAsked): string {
  const fields = [
    `ACC:${payee.iban}+${payee.bic}`,
    `AM:${toNumeric(amountMinor)}`,
    `CC:${currency}`,
    `X-VS:${reference}`,
    `RN:${plain(payee.name).slice(0, 35)}`,
    `MSG:${reference}`,
  ];
  return ['SPD', '1.0', ...fields].join('*');
}

/** Without accents and in capitals: then the code stays small. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 $%+\-./:]/g, ' ')
    .trim();

function payBySquare({ payee, amountMinor, reference }: PaymentAsked): string {
  return encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amountMinor / 100,
        currencyCode: CurrencyCode.EUR,
        variableSymbol: reference,
        beneficiary: { name: payee.name },
        bankAccounts: [{ iban: payee.iban, bic: payee.bic }],
      },
    ],
  });
}

/** EPC069-12, version 002: every line has its place, the empty ones, too. */
function epc({ payee, amountMinor, reference }: PaymentAsked): string {
  const [purpose, structured, remittance] = ['', '', reference];
  const head = ['BCD', '002', '1', 'SCT', payee.bic, payee.name.slice(0, 70), payee.iban];
  return [...head, `EUR${toNumeric(amountMinor)}`, purpose, structured, remittance].join('\n');
}
