import { randomUUID } from 'node:crypto';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Scope } from '#platform/request/request.ts';
import { type SupportDesk, supportDesk } from './desk.door.ts';
import type { RequestDeskDeps } from './needs/request-desk.deps.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { type RequestDesk, requestDesk } from './request-desk.door.ts';
import { attachmentStore } from './store/attachment.store.ts';
import { cannedAnswerStore } from './store/canned-answer.store.ts';
import { conversationStore } from './store/conversation.store.ts';
import { noteStore } from './store/note.store.ts';
import { requestListStore } from './store/request-list.store.ts';
import { ticketStore } from './store/ticket.store.ts';
import { ticketListStore } from './store/ticket-list.store.ts';
import { type SupportDoor, support } from './support.door.ts';

type FoundDocument = NonNullable<Awaited<ReturnType<SupportDeps['findDocument']>>>;
type Needs = {
  clock: Clock;
  auditOf: DoorOf<Audit>;
  filesOf: DoorOf<FilesDoor>;
  identityOf: DoorOf<Pick<IdentityDoor, 'listManagedAccounts'>>;
  companyOf: DoorOf<Pick<CompanyDoor, 'findShipTo' | 'listShipTos' | 'listShipToNames'>>;
  orderingOf: DoorOf<Pick<OrderingDoor, 'findNamedOrder' | 'creditPerPack'>>;
  documentsOf: DoorOf<{
    listReached: (scope: Scope, ids: readonly string[]) => Promise<readonly FoundDocument[]>;
  }>;
  notificationsOf: DoorOf<NotificationsDoor>;
  liveOf: DoorOf<LiveDoor>;
};

type DeskNeeds = Omit<Needs, 'companyOf' | 'orderingOf'> & {
  accessOf: DoorOf<RequestDeskDeps['access']>;
  companyOf: DoorOf<ReturnType<Needs['companyOf']> & RequestDeskDeps['customers']>;
  orderingOf: DoorOf<ReturnType<Needs['orderingOf']> & RequestDeskDeps['ordering']>;
};

/** Requests to customer service, which refer to orders and documents of others. */
export const openSupport =
  (needs: Needs): DoorOf<SupportDoor> =>
  (transaction) =>
    support(depsOf(needs, transaction));

/** The same for customer service without a screen. */
export const openSupportDesk =
  (needs: Needs): DoorOf<SupportDesk> =>
  (transaction) =>
    supportDesk(depsOf(needs, transaction));

/** And for those who answer in the portal. */
export const openRequestDesk =
  (needs: DeskNeeds): DoorOf<RequestDesk> =>
  (transaction) =>
    requestDesk({
      ...depsOf(needs, transaction),
      requests: requestListStore(transaction),
      notes: noteStore(transaction),
      canned: cannedAnswerStore(transaction),
      access: needs.accessOf(transaction),
      identity: needs.identityOf(transaction),
      customers: needs.companyOf(transaction),
      ordering: needs.orderingOf(transaction),
    });

const depsOf = ({ clock, ...needs }: Needs, transaction: Transaction): SupportDeps => ({
  audit: needs.auditOf(transaction),
  tickets: ticketStore(transaction),
  list: ticketListStore(transaction),
  conversation: conversationStore(transaction),
  attachments: attachmentStore(transaction),
  files: needs.filesOf(transaction),
  company: needs.companyOf(transaction),
  findOrder: (scope, orderId) => needs.orderingOf(transaction).findNamedOrder(scope, orderId),
  creditPerPack: (...asked) => needs.orderingOf(transaction).creditPerPack(...asked),
  findDocument: async (scope, id) => (await needs.documentsOf(transaction).listReached(scope, [id]))[0],
  async findNames(uids) {
    const accounts = await needs.identityOf(transaction).listManagedAccounts(uids);
    return new Map(accounts.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
  },
  async findShipToNames(ids) {
    const shipTos = await needs.companyOf(transaction).listShipToNames(ids);
    return new Map(shipTos.map(({ id, name }) => [id, name]));
  },
  tell: needs.notificationsOf(transaction).tell,
  announce: needs.liveOf(transaction).announce,
  clock,
  newId: randomUUID,
});
