import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Order, OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Scope } from '#platform/request/request.ts';
import type { TicketOwner } from '../rules/ticket.model.ts';
import type { AttachmentStore } from '../store/attachment.store.ts';
import type { ConversationStore } from '../store/conversation.store.ts';
import type { TicketStore } from '../store/ticket.store.ts';
import type { TicketListStore } from '../store/ticket-list.store.ts';

export type SupportDeps = {
  audit: Pick<Audit, 'record'>;
  tickets: TicketStore;
  list: TicketListStore;
  conversation: ConversationStore;
  attachments: AttachmentStore;
  files: Pick<FilesDoor, 'addFiles' | 'readFile' | 'endFiles'>;
  company: Pick<CompanyDoor, 'findShipTo' | 'listShipTos'>;
  /** By the ERP's number or ours. */
  findOrder: (scope: Scope, orderId: string) => Promise<Order | undefined>;
  creditPerPack: OrderingDoor['creditPerPack'];
  findDocument: (
    scope: Scope,
    id: string,
  ) => Promise<{ id: string; number: string; owner: TicketOwner | undefined } | undefined>;
  findNames: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findShipToNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  tell: NotificationsDoor['tell'];
  announce: LiveDoor['announce'];
  clock: Clock;
  newId: () => string;
};
