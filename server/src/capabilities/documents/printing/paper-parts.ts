import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { paperText } from '@dray/contract/texts/paper-text.ts';
import { writtenMoney } from '@dray/contract/texts/written-value.ts';
import type { Minor } from '#platform/money.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import { paymentCode } from './payment-code.ts';
import { type Supplier, writtenIban } from './supplier.model.ts';

type Party = Paper['parties'][number];
type Named = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  identificationNo: string;
  taxVat: string;
};

const partyLines = ({ name, street, postalCode, city, ...numbers }: Named, language: Language): string[] => [
  name,
  street,
  `${postalCode} ${city}`,
  ...(numbers.identificationNo ? [paperText('companyId', language, { number: numbers.identificationNo })] : []),
  ...(numbers.taxVat ? [paperText('vatId', language, { number: numbers.taxVat })] : []),
];

export const supplierParty = (supplier: Supplier, language: Language): Party => ({
  heading: paperText('supplier', language),
  lines: [...partyLines(supplier, language), paperText('register', language, { text: supplier.register })],
});

export const payerParty = (payer: Named, language: Language): Party => ({
  heading: paperText('customer', language),
  lines: partyLines(payer, language),
});

type Asked = { supplier: Supplier; country: Country; amountMinor: Minor; currency: string; reference: string };

/** Where to pay, and the code that fills it in; nothing where nothing is to be paid. */
export function paymentPart(asked: Asked, language: Language): Paper['payment'] {
  const { supplier, country, amountMinor, currency, reference } = asked;
  if (amountMinor <= 0) return undefined;
  const amount = writtenMoney(language, amountMinor, currency);
  return {
    heading: paperText('payHeading', language),
    facts: [
      { label: paperText('toPay', language), value: amount },
      { label: paperText('account', language), value: writtenIban(supplier.iban) },
      {
        label: `${paperText('bank', language)} · ${paperText('bic', language)}`,
        value: `${supplier.bank} · ${supplier.bic}`,
      },
      { label: paperText('reference', language), value: reference },
    ],
    code: paymentCode(country, { payee: supplier, amountMinor, currency, reference }),
    codeWords: paperText('code', language, { amount, reference }),
  };
}
