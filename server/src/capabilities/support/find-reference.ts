import type { GivenReference } from '@dray/contract/support/ticket-shapes.ts';
import type { Order, OrderedOption, OrderLine } from '#capabilities/ordering/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import type { AffectedPacks, TicketOwner, TicketReference } from './rules/ticket.model.ts';

/** What somebody refers to, as far as they may see it, and where it belongs. */
export type FoundReference = { reference: TicketReference; owner: TicketOwner | undefined };

/** One word, as it is in an address or on an error page: nothing that could be taken for a sentence of ours. */
const quotable = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,99}$/u;

/** What a request refers to, as far as its author may see it; what is not theirs is as good as missing. */
export async function findReference(
  deps: SupportDeps,
  request: Request,
  given: GivenReference,
): Promise<FoundReference | undefined> {
  const { kind, id } = given;
  if (kind === 'order' || kind === 'order-line') return findOrder(deps, request, given);
  if (kind !== 'document') return quotable.test(id) ? { reference: plain(kind, id, id), owner: undefined } : undefined;
  const scope = request.scopeOf('My Documents');
  const document = scope && (await deps.findDocument(scope, id));
  return document && { reference: plain(kind, document.id, document.number), owner: document.owner };
}

const plain = (kind: GivenReference['kind'], id: string, label: string): TicketReference => ({
  kind,
  id,
  label,
  lineNo: undefined,
  affected: undefined,
});

async function findOrder(
  deps: SupportDeps,
  request: Request,
  { kind, id, lineNo, packs }: GivenReference,
): Promise<FoundReference | undefined> {
  const scope = request.scopeOf('My Orders');
  const order = scope && (await deps.findOrder(scope, id));
  if (!order) return undefined;
  const { orderNumber, companyId, shipToId, country, lines } = order;
  const owner = { companyId, shipToId, country };
  if (kind === 'order') return { reference: plain(kind, orderNumber, orderNumber), owner };
  const line = lines.flatMap((each) => [each, ...each.options]).find((each) => each.lineNo === lineNo);
  if (!line) return undefined;
  const affected = packs ? affectedPacks(deps, { order, line, packs }) : undefined;
  return { reference: { kind, id: orderNumber, lineNo: line.lineNo, label: line.name, affected }, owner };
}

type Affected = { order: Order; line: OrderLine | OrderedOption; packs: number };

/** More than were ordered cannot be broken. What a part of a bundle cost by itself nobody knows. */
function affectedPacks({ creditPerPack }: SupportDeps, { order, line, packs }: Affected): AffectedPacks {
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
