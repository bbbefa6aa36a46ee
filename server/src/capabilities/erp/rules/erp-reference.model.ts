import { type ErpMessage, hasNeverLeft } from './erp-message.model.ts';

/** What the ERP was last told to create, or is to be. */
export type Announced = Pick<ErpMessage, 'orderNumber' | 'reference' | 'state' | 'unknownSince' | 'lastCode'>;

/** Under our reference stands a document that is not ours. */
export const referenceTaken = 'REFERENCE_TAKEN';

/**
 * Whose document a reference marks. One that was never sent, or was given another reference, is not it: what the ERP has
 * there came from elsewhere, perhaps from before a restore. Of orders without a message the number is the reference.
 */
export function ownerOf(reference: string, announced: readonly Announced[]): string | undefined {
  const own = announced.find((message) => message.reference === reference);
  if (own) return mayBeThere(own) ? own.orderNumber : undefined;
  const [message] = announced;
  if (!message) return reference;
  return message.reference === undefined && mayBeThere(message) ? message.orderNumber : undefined;
}

const mayBeThere = (message: Announced): boolean => !hasNeverLeft(message) && message.lastCode !== referenceTaken;

/** Anyone who reads it in the ERP still finds the order by its number. */
export function nextReference({ orderNumber, reference }: Pick<ErpMessage, 'orderNumber' | 'reference'>): string {
  const count = reference === undefined ? 1 : Number(reference.slice(orderNumber.length + 1));
  return `${orderNumber}-${count + 1}`;
}
