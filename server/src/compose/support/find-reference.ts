import type { GivenReference } from '@dray/contract/support/ticket-shapes.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import {
  creditPerPack,
  type Order,
  type OrderedOption,
  type OrderLine,
  orderHistoryStore,
} from '#capabilities/ordering/index.ts';
import type { AffectedPacks, FoundReference, TicketReference } from '#capabilities/support/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';

/** One word, as it is in an address or on an error page: nothing that could be taken for a sentence of ours. */
const quotable = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,99}$/u;

/** What a request refers to, as far as its author may see it. */
export async function findReference(
  documentsOf: DoorOf<DocumentsDoor>,
  transaction: Transaction,
  request: Request,
  given: GivenReference,
): Promise<FoundReference | undefined> {
  const { kind, id } = given;
  if (kind === 'order' || kind === 'order-line') return findOrder(transaction, request, given);
  if (kind !== 'document') return quotable.test(id) ? { reference: plain(kind, id, id), owner: undefined } : undefined;
  const scope = request.scopeOf('My Documents');
  const [document] = scope ? await documentsOf(transaction).listReached(scope, [id]) : [];
  return (
    document && {
      reference: plain(kind, document.id, document.number),
      owner: document.owner,
    }
  );
}

const plain = (kind: GivenReference['kind'], id: string, label: string): TicketReference => ({
  kind,
  id,
  label,
  lineNo: undefined,
  affected: undefined,
});

async function findOrder(
  transaction: Transaction,
  request: Request,
  { kind, id, lineNo, packs }: GivenReference,
): Promise<FoundReference | undefined> {
  const scope = request.scopeOf('My Orders');
  if (!scope) return undefined;
  const orders = orderHistoryStore(transaction);
  const named = await orders.findOwner(scope, id);
  const found = named && (await orders.findOrder(scope, named.orderNumber));
  if (!found) return undefined;
  const { orderNumber, companyId, shipToId, country, lines } = found.order;
  const owner = { companyId, shipToId, country };
  if (kind === 'order') return { reference: plain(kind, orderNumber, orderNumber), owner };
  const line = lines.flatMap((each) => [each, ...each.options]).find((each) => each.lineNo === lineNo);
  if (!line) return undefined;
  const affected = packs ? affectedPacks(found.order, line, packs) : undefined;
  return { reference: { kind, id: orderNumber, lineNo: line.lineNo, label: line.name, affected }, owner };
}

/** More than were ordered cannot be broken. What a part of a bundle cost by itself nobody knows. */
function affectedPacks(order: Order, line: OrderLine | OrderedOption, packs: number): AffectedPacks {
  const isWhole = 'packs' in line;
  if (packs > (isWhole ? line.packs : line.quantity)) throw new Refusal('TICKET_PACKS');
  const each = isWhole ? creditPerPack(order, line) : undefined;
  return {
    packs,
    packFormat: isWhole ? line.packFormat : '',
    credit: each && {
      amountMinor: (each.goodsMinor + each.depositMinor) * packs,
      currency: order.currency,
    },
  };
}
