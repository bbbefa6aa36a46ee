import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { ConfirmedOrder } from './printing.deps.ts';

type Needs = {
  ordering: Pick<OrderingDoor, 'getConfirmation'>;
  /** Asked only where the ERP has a number for it. */
  documents: () => { findOfOrder: (sapId: string) => Promise<{ documents: readonly { type: string }[] }> };
};

/** An order of the caller's with what of its papers they may see. */
export async function getConfirmedOrder(
  { ordering, documents }: Needs,
  request: Request,
  orderNumber: string,
): Promise<ConfirmedOrder> {
  const { order, confirmation, orderedOn, sapId } = await ordering.getConfirmation(request, orderNumber);
  const { shipToId: id, companyId, country } = order;
  const { documents: found } = sapId ? await documents().findOfOrder(sapId) : { documents: [] };
  return {
    order,
    confirmation,
    orderedOn,
    maySeeDocuments: request.holds('My Documents', { id, companyId, country }),
    hasProforma: found.some(({ type }) => type === 'proforma'),
  };
}
