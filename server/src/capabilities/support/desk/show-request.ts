import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { narrowedTo } from '#platform/request/narrow-scope.ts';
import { reaches, staffReachOf } from '#platform/request/reach.ts';
import type { Request } from '#platform/request/request.ts';
import type { RequestDeskDeps } from '../needs/request-desk.deps.ts';
import type { Attachment, Comment, StatusEvent, Ticket } from '../rules/ticket.model.ts';
import type { Note } from '../store/note.store.ts';
import { type Colleague, listColleagues } from './list-colleagues.ts';

type LastOrders = Awaited<ReturnType<RequestDeskDeps['ordering']['listOrders']>>['orders'];

export type ShownRequest = {
  ticket: Ticket;
  company: { id: string; name: string };
  author: ManagedAccount | undefined;
  comments: readonly Comment[];
  attachments: readonly Attachment[];
  events: readonly StatusEvent[];
  notes: readonly Note[];
  colleagues: readonly Colleague[];
  others: readonly Ticket[];
  isMergedReached: boolean;
  orders: LastOrders | undefined;
  people: ReadonlyMap<string, string>;
  shipTos: ReadonlyMap<string, string>;
};

const maxOrders = 3;

/** One request with all that somebody needs to answer it; one out of reach is as good as missing. */
export async function showRequest(deps: RequestDeskDeps, request: Request, id: string): Promise<ShownRequest> {
  const { scope } = request;
  const ticket = await deps.tickets.findTicket(scope, id);
  if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
  const { owner, mergedInto } = ticket;
  const [comments, attachments, events, notes, [company], [author], colleagues, others, reached, orders, shipTos] =
    await Promise.all([
      deps.conversation.listComments(id),
      deps.attachments.listOfTicket(id),
      deps.conversation.listEvents(id),
      deps.notes.listNotes(id),
      deps.customers.listCustomers(scope, [owner.companyId]),
      deps.identity.listManagedAccounts([ticket.authorUid]),
      listColleagues(deps, owner),
      deps.requests.listOthers(scope, ticket),
      mergedInto ? deps.list.listReached(scope, [mergedInto.id]) : [],
      listLastOrders(deps, request, ticket),
      deps.findShipToNames(owner.shipToId === undefined ? [] : [owner.shipToId]),
    ]);
  const writers = [...comments, ...events].flatMap(({ writer }) => writer.uid ?? []);
  const uids = [...writers, ...notes.map(({ authorUid }) => authorUid), ...(ticket.ownerUid ? [ticket.ownerUid] : [])];
  return {
    ticket,
    company: { id: owner.companyId, name: company?.name ?? owner.companyId },
    author,
    comments,
    attachments,
    events,
    notes,
    colleagues,
    others,
    isMergedReached: reached.length > 0,
    orders,
    people: await deps.findNames([...new Set(uids)]),
    shipTos,
  };
}

const anyOrder = {
  search: undefined,
  shipToIds: undefined,
  from: undefined,
  to: undefined,
  statuses: undefined,
  deliveryStatuses: undefined,
  view: undefined,
};

/** Only for those who may read orders there, and of nobody else. */
async function listLastOrders(
  { ordering }: RequestDeskDeps,
  request: Request,
  { owner: { companyId, shipToId, country } }: Ticket,
): Promise<LastOrders | undefined> {
  const reach = { ...staffReachOf(request.caller.staffGrants, 'orders.read'), shipToIds: [] };
  const scope = narrowedTo(request.scope, { id: companyId, country });
  if (!scope || !reaches(reach, { companyId, shipToId, country })) return undefined;
  const narrow: Request = { ...request, caller: request.caller, scope };
  return (await ordering.listOrders(narrow, anyOrder, { offset: 0, limit: maxOrders })).orders;
}
