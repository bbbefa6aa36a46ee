import type { GivenReference } from '@dray/contract/support/ticket-shapes.ts';
import { Refusal } from '#platform/refusal.ts';
import { reaches } from '#platform/request/reach.ts';
import type { Request } from '#platform/request/request.ts';
import { fold } from '#platform/text/fold-text.ts';
import { findOwner } from './find-owner.ts';
import { type FoundReference, findReference } from './find-reference.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { dailyLimits, since } from './rules/daily-limits.model.ts';
import type { TicketOwner } from './rules/ticket.model.ts';
import { readDescription, readTitle, requireCategory } from './rules/ticket-text.model.ts';
import { announceTicket } from './ticket/announce-ticket.ts';
import { writerOf } from './ticket/writer-of.ts';

export type WantedTicket = {
  title: string;
  description: string;
  categoryId: string;
  subCategoryId: string;
  reference?: GivenReference | null | undefined;
  shipToId?: string | null | undefined;
  clientId?: string | undefined;
};

/** Answers with its id; a form that was sent before has made its request already. */
export async function createTicket(deps: SupportDeps, request: Request, wanted: WantedTicket): Promise<string> {
  const { tickets, clock } = deps;
  const title = readTitle(wanted.title);
  const description = readDescription(wanted.description);
  requireCategory(wanted.categoryId, wanted.subCategoryId);
  const found = wanted.reference ? await findReference(deps, request, wanted.reference) : undefined;
  if (wanted.reference && !found) throw new Refusal('TICKET_REFERENCE_NOT_FOUND');
  const owner = await findTicketOwner(deps, request, found, wanted.shipToId ?? undefined);
  await refuseTooMany(deps, request, owner);

  const { uid } = request.caller;
  const at = clock.now();
  const id = deps.newId();
  const searchText = fold([title, description, found?.reference.label].join(' '));
  const { clientId, categoryId: category, subCategoryId: subCategory } = wanted;
  const facts = { title, description, category, subCategory, reference: found?.reference };
  if (!(await tickets.addTicket({ id, authorUid: uid, owner, ...facts, clientId, searchText, at }))) {
    const sent = clientId && (await tickets.findSent(uid, clientId));
    if (!sent) throw new Refusal('TICKET_NOT_FOUND');
    return sent.id;
  }
  await tickets.addFirstEvent(id, writerOf(request), at);
  await announceTicket(deps, { id, owner });
  return id;
}

/** Where the thing belongs that it refers to, unless its author could not see their own request there. */
async function findTicketOwner(
  deps: SupportDeps,
  request: Request,
  found: FoundReference | undefined,
  shipToId: string | undefined,
): Promise<TicketOwner> {
  if (found?.owner && reaches(request.scope, found.owner)) return found.owner;
  const owner = await findOwner(deps, request, shipToId);
  if (!owner) throw new Refusal('SHIP_TO_NOT_FOUND');
  return owner;
}

async function refuseTooMany({ list, clock }: SupportDeps, { caller }: Request, { companyId }: TicketOwner) {
  if (caller.isStaff) return;
  if ((await list.countSince(companyId, since(clock.now()))) >= dailyLimits.tickets) throw new Refusal('TICKET_QUOTA');
}
