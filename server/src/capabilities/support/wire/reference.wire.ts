import type { Section } from '@dray/contract/sections.ts';
import type { ReferenceKind } from '@dray/contract/support/ticket-shapes.ts';
import { toDecimal } from '#platform/money.ts';
import type { Request } from '#platform/request/request.ts';
import type { AffectedPacks, Ticket } from '../rules/ticket.model.ts';

type Way = { section: Section; to: (id: string) => string };

const toOrder: Way = { section: 'My Orders', to: (id) => `/orders/history?order=${id}` };

/** Where it is found, and what it takes to go there; an error is found in our log alone. */
const ways: Readonly<Record<ReferenceKind, Way | undefined>> = {
  order: toOrder,
  'order-line': toOrder,
  document: { section: 'My Documents', to: (id) => `/my-documents?document=${id}` },
  article: { section: 'Support', to: (id) => `/support/knowledge-base?article=${id}` },
  error: undefined,
};

export function referenceToWire({ reference, owner }: Ticket, request: Request) {
  if (!reference) return null;
  const { kind, id, lineNo, label, affected } = reference;
  const way = ways[kind];
  const { companyId, shipToId, country } = owner;
  const isOpen = way && request.holds(way.section, { id: shipToId ?? '', companyId, country });
  const href = isOpen ? way.to(encodeURIComponent(id)) : null;
  return { kind, id, lineNo: lineNo ?? null, label, href, affected: affected ? affectedToWire(affected) : null };
}

export const affectedToWire = ({ packs, packFormat, credit }: AffectedPacks) => ({
  packs,
  packFormat,
  credit: credit ? { amount: toDecimal(credit.amountMinor), currency: credit.currency } : null,
});
