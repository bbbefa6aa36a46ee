import { ticketStatusText } from '@dray/contract/texts/support-text.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import {
  type BellEntry,
  type BellFacts,
  bell,
  bellStore,
  type NotificationsDoor,
  notificationStore,
  notifications,
  notificationsRoutes,
} from '#capabilities/notifications/index.ts';
import { orderHistoryStore } from '#capabilities/ordering/index.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { toDecimal } from '#platform/money.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';

/** The outbox; anyone who has something at the bell hears of it on their open pages. */
export const composeNotifications =
  (clock: Clock, liveOf: DoorOf<LiveDoor>): DoorOf<NotificationsDoor> =>
  (transaction) =>
    notifications({
      notifications: notificationStore(transaction),
      clock,
      announceTo: (uid) => liveOf(transaction).announce({ kind: 'notification', id: 'bell', uid }),
    });

type Parts = {
  clock: Clock;
  identityOf: DoorOf<IdentityDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  supportOf: DoorOf<Pick<SupportDoor, 'listReached'>>;
};

/** The bell, which names what it tells of by the rights that its reader has now. */
export function composeBell({ clock, identityOf, documentsOf, supportOf }: Parts) {
  return notificationsRoutes((transaction) =>
    bell({
      bell: bellStore(transaction),
      clock,
      findEmail: async (uid) => (await identityOf(transaction).findPerson(uid))?.email ?? '',
      async describe(request, entries) {
        const [orders, documents, tickets] = await Promise.all([
          describeOrders(transaction, request, entries),
          describeDocuments(documentsOf(transaction), request, entries),
          describeTickets(supportOf(transaction), request, entries),
        ]);
        return new Map([...orders, ...documents, ...tickets, ...entries.flatMap(describeAccount)]);
      },
    }),
  );
}

type Described = [id: string, facts: BellFacts];

async function describeOrders(
  transaction: Transaction,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('My Orders');
  const numbers = entries.flatMap(({ params }) => ('orderNumber' in params ? [params.orderNumber] : []));
  if (!scope || numbers.length === 0) return [];
  const shipToNames = await orderHistoryStore(transaction).findShipToNames(scope, numbers);
  return entries.flatMap((entry): Described[] => {
    const orderNumber = 'orderNumber' in entry.params ? entry.params.orderNumber : undefined;
    const shipTo = orderNumber && shipToNames.get(orderNumber);
    if (!orderNumber || !shipTo) return [];
    return [[entry.id, { href: `/orders/history?order=${orderNumber}`, values: { number: orderNumber, shipTo } }]];
  });
}

async function describeDocuments(
  documents: DocumentsDoor,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('My Documents');
  const ids = entries.flatMap(({ params }) => ('ids' in params ? params.ids : 'id' in params ? [params.id] : []));
  if (!scope || ids.length === 0) return [];
  const reached = new Map((await documents.listReached(scope, [...new Set(ids)])).map((each) => [each.id, each]));
  return entries.flatMap(({ id, params }): Described[] => {
    if ('ids' in params) {
      const count = params.ids.filter((each) => reached.has(each)).length;
      return count > 0 ? [[id, { href: '/my-documents', values: { count } }]] : [];
    }
    const document = 'id' in params ? reached.get(params.id) : undefined;
    if (!document) return [];
    const values = {
      number: document.number,
      ...(document.dueDate ? { dueDate: document.dueDate } : {}),
      ...(document.amountMinor === undefined ? {} : { amount: toDecimal(document.amountMinor) }),
      ...(document.currency ? { currency: document.currency } : {}),
    };
    return [[id, { href: `/my-documents?document=${encodeURIComponent(document.id)}`, values }]];
  });
}

async function describeTickets(
  support: Pick<SupportDoor, 'listReached'>,
  request: Request,
  entries: readonly BellEntry[],
): Promise<Described[]> {
  const scope = request.scopeOf('Support');
  const ids = entries.flatMap(({ params }) => ('ticketId' in params ? [params.ticketId] : []));
  if (!scope || ids.length === 0) return [];
  const reached = new Map((await support.listReached(scope, [...new Set(ids)])).map((each) => [each.id, each]));
  return entries.flatMap(({ id, params }): Described[] => {
    const ticket = 'ticketId' in params ? reached.get(params.ticketId) : undefined;
    if (!ticket) return [];
    const { caseNumber: number, title, status } = ticket;
    const values = { number, title, status: ticketStatusText(status, request.language) };
    return [[id, { href: `/support/tickets?ticket=${ticket.id}`, values }]];
  });
}

function describeAccount({ id, kind, params }: BellEntry): Described[] {
  if (kind === 'bulk-done' && 'jobId' in params)
    return [[id, { href: `/catalog/bulk-upload?job=${params.jobId}`, values: {} }]];
  if (kind === 'password-changed') return [[id, { href: '/profile/details', values: {} }]];
  if (kind === 'new-device' && 'device' in params)
    return [[id, { href: '/profile/details', values: { device: params.device } }]];
  return [];
}
