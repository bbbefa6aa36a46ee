import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';
import type { Seller } from '../../customizing/sales-areas.ts';

type Payment = { seller: Seller; amount: string; currency: string; reference: string };

/** What a bank's application reads off the paper; every market has its own. */
export function bankCode(payment: Payment): string {
  const { seller, amount, currency, reference } = payment;
  const { iban, bic, name } = seller;
  if (iban.startsWith('CZ'))
    return `SPD*1.0*ACC:${iban}+${bic}*AM:${amount}*CC:${currency}*X-VS:${reference}*MSG:${reference}`;
  if (iban.startsWith('SK')) return slovakCode(payment);
  return ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${amount}`, '', '', reference].join('\n');
}

const slovakCode = ({ seller: { iban, bic, name }, amount, reference }: Payment): string =>
  encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        currencyCode: CurrencyCode.EUR,
        amount: Number(amount),
        variableSymbol: reference,
        beneficiary: { name },
        bankAccounts: [{ iban, bic }],
      },
    ],
  });
