import { italianType, outlets, wholesaler } from '../companies/company.ts';
import { companies } from '../companies/company-rows.ts';

type PaymentCode = 'invoice14' | 'invoice30' | 'cash' | 'prepaid';

/** A payer that was late too often pays beforehand. */
const onlyPrepaid: ReadonlySet<string> = new Set(['300107', '300304']);

/** The larger the trade, the longer the credit; the first is proposed. */
function methodsOf(payerId: string, customerType: string): readonly PaymentCode[] {
  if (onlyPrepaid.has(payerId)) return ['prepaid', 'cash'];
  if (customerType === wholesaler || customerType === italianType) return ['invoice30', 'prepaid'];
  return customerType === outlets ? ['invoice14', 'cash', 'prepaid'] : ['invoice14', 'cash'];
}

export const paymentMethodRows = companies.flatMap(({ customerType, payers }) =>
  payers.flatMap(({ id }) =>
    methodsOf(id, customerType).map((code, index) => ({ payer_id: id, code, position: index + 1 })),
  ),
);

export const usualPaymentOf = (payerId: string): string =>
  paymentMethodRows.find(({ payer_id }) => payer_id === payerId)?.code ?? 'prepaid';
