import {
  isPrintableNote,
  isPrintableNumber,
  lengthOf,
  longestNote,
  longestOrderNumber,
} from '@dray/contract/cart/order-reference.ts';
import type { DeliveryFields } from './cart.model.ts';
import type { Finding } from './finding.model.ts';

type Reference = Partial<Pick<DeliveryFields, 'customerOrderNumber' | 'noteForDriver'>>;

/** What is wrong with the two texts that a person writes himself, wherever they came from (T71, T130). */
export const referenceFindings = ({ customerOrderNumber = '', noteForDriver = '' }: Reference): Finding[] => [
  ...textFindings('customer_order_number', customerOrderNumber, longestOrderNumber, isPrintableNumber),
  ...textFindings('note_for_driver', noteForDriver, longestNote, isPrintableNote),
];

function textFindings(
  name: string,
  text: string,
  maximum: number,
  isPrintable: (text: string) => boolean,
): readonly Finding[] {
  if (!isPrintable(text)) return [{ code: 'TEXT_NOT_PRINTABLE', path: [name] }];
  return lengthOf(text) > maximum ? [{ code: 'TEXT_TOO_LONG', values: { maximum }, path: [name] }] : [];
}
