import { randomUUID } from 'node:crypto';
import type { Audit } from '#capabilities/audit/index.ts';
import { type CompanyDoor, companyStore } from '#capabilities/company/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import { type FilesDoor, judgeAttachment } from '#capabilities/files/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import {
  attachmentStore,
  conversationStore,
  judgeFile,
  type SupportDeps,
  support,
  supportDesk,
  supportRoutes,
  type TicketOwner,
  ticketListStore,
  ticketStore,
} from '#capabilities/support/index.ts';
import { attachmentOpener } from '#platform/attachments/attachment-opener.ts';
import type { ScanFile } from '#platform/attachments/clamd.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { findReference } from './find-reference.ts';

type Parts = {
  clock: Clock;
  logger: Logger;
  scan: ScanFile | undefined;
  auditOf: DoorOf<Audit>;
  filesOf: DoorOf<FilesDoor>;
  identityOf: DoorOf<IdentityDoor>;
  companyOf: DoorOf<CompanyDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  notificationsOf: DoorOf<NotificationsDoor>;
  liveOf: DoorOf<LiveDoor>;
};

/** Requests to customer service, which refer to orders and documents of others. */
export function composeSupport(parts: Parts) {
  const { clock, logger } = parts;
  const depsOf = (transaction: Transaction): SupportDeps => ({
    audit: parts.auditOf(transaction),
    tickets: ticketStore(transaction),
    list: ticketListStore(transaction),
    conversation: conversationStore(transaction),
    attachments: attachmentStore(transaction),
    files: parts.filesOf(transaction),
    findReference: (request, given) => findReference(parts.documentsOf, transaction, request, given),
    findOwner: (request, shipToId) => findOwner(parts.companyOf(transaction), request, shipToId),
    async findNames(uids) {
      const accounts = await parts.identityOf(transaction).listManagedAccounts(uids);
      return new Map(accounts.map(({ uid, firstName, lastName }) => [uid, `${firstName} ${lastName}`]));
    },
    async findShipToNames(ids) {
      const shipTos = await companyStore(transaction).listShipToNames(ids);
      return new Map(shipTos.map(({ id, name }) => [id, name]));
    },
    tell: parts.notificationsOf(transaction).tell,
    announce: parts.liveOf(transaction).announce,
    clock,
    newId: randomUUID,
  });
  const open = attachmentOpener();
  const supportOf = (transaction: Transaction) => support(depsOf(transaction));
  return {
    supportOf,
    supportDeskOf: (transaction: Transaction) => supportDesk(depsOf(transaction)),
    supportRoutes: supportRoutes({
      supportOf,
      judgeFile: judgeFile((sent) => judgeAttachment(sent, { open, scan: parts.scan, logger })),
      logger,
    }),
  };
}

/** Without a number it is the company's as a whole for anyone who holds Support for all of it, else a ship-to of theirs. */
async function findOwner(
  company: CompanyDoor,
  { scope, caller }: Request,
  shipToId: string | undefined,
): Promise<TicketOwner | undefined> {
  if (shipToId !== undefined) {
    const named = await company.findShipTo(scope, shipToId);
    return named && { companyId: named.companyId, shipToId: named.id, country: named.country };
  }
  // Staff reach everybody, so nothing stands for all they reach.
  if (caller.isStaff) return undefined;
  const { companyId, country } = caller;
  if (companyId !== undefined && country !== undefined && scope.companyIds.includes(companyId))
    return { companyId, shipToId: undefined, country };
  const [first] = await company.listShipTos(scope);
  if (!first) return undefined;
  const isWhole = scope.companyIds.includes(first.companyId);
  return { companyId: first.companyId, shipToId: isWhole ? undefined : first.id, country: first.country };
}
