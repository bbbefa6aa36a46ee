import type { GivenReference } from '@dray/contract/support/ticket-shapes.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Request } from '#platform/request/request.ts';
import type { TicketOwner, TicketReference } from '../rules/ticket.model.ts';
import type { AttachmentStore } from '../store/attachment.store.ts';
import type { ConversationStore } from '../store/conversation.store.ts';
import type { TicketStore } from '../store/ticket.store.ts';
import type { TicketListStore } from '../store/ticket-list.store.ts';

/** What somebody refers to, as far as they may see it, and where it belongs. */
export type FoundReference = { reference: TicketReference; owner: TicketOwner | undefined };

export type SupportDeps = {
  audit: Pick<Audit, 'record'>;
  tickets: TicketStore;
  list: TicketListStore;
  conversation: ConversationStore;
  attachments: AttachmentStore;
  files: Pick<FilesDoor, 'addFiles' | 'readFile' | 'endFiles'>;
  /** What is not the caller's is as good as missing. */
  findReference: (request: Request, given: GivenReference) => Promise<FoundReference | undefined>;
  /** The ship-to of that number, or the one that stands for all they reach. */
  findOwner: (request: Request, shipToId: string | undefined) => Promise<TicketOwner | undefined>;
  findNames: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  findShipToNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  tell: NotificationsDoor['tell'];
  announce: LiveDoor['announce'];
  clock: Clock;
  newId: () => string;
};
