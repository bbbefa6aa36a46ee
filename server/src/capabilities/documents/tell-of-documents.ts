import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { type ChunkEnd, workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { ActForReader, DoorOf, Request } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';

type Parts = {
  accessOf: DoorOf<Pick<AccessDoor, 'listGrantsAt'>>;
  documentsOf: DoorOf<Pick<DocumentsDoor, 'gatherNews' | 'listCompaniesToTell' | 'listToTell' | 'listReached'>>;
  notificationsOf: DoorOf<Pick<NotificationsDoor, 'tell' | 'listNotifiedIds'>>;
  actForReader: ActForReader;
  clock: Clock;
};
/** The last company whose people were told, and of which morning. */
export type NotifiedCompanies = { last: string; day: string };

const { guard } = restRoutes.listDocuments;
/** Their people are told in one transaction. */
const companiesAtOnce = 20;
/** More are given as a number: the list itself has them all. */
const maxNamed = 500;

export async function tellOfDocuments(parts: Parts & { database: Pick<Database, 'write'> }): Promise<void> {
  await workInChunks<NotifiedCompanies>({ ...parts, job: 'tell-of-documents' }, (transaction, from) =>
    tellCompanies(parts, transaction, from),
  );
}

/**
 * Once a morning, to everybody who may see them: what came, and what was not paid in time. So many companies at once; sent
 * twice it arrives once. A morning that did not come to its end is not told on the next: that has all of it again.
 */
export async function tellCompanies(
  parts: Parts,
  transaction: Transaction,
  from: NotifiedCompanies | undefined,
): Promise<ChunkEnd<NotifiedCompanies>> {
  const documents = parts.documentsOf(transaction);
  const day = parts.clock.now().toISOString().slice(0, 10);
  const last = from?.day === day ? from.last : undefined;
  if (last === undefined) await documents.gatherNews();
  const companyIds = await documents.listCompaniesToTell(last, companiesAtOnce);
  const grants = companyIds.length > 0 ? await parts.accessOf(transaction).listGrantsAt(companyIds) : [];
  for (const uid of new Set(grants.map((grant) => grant.uid))) {
    const reader = await parts.actForReader(uid, guard);
    if (reader) await tellReader(parts, transaction, reader);
  }
  const next = companyIds[companiesAtOnce - 1];
  return next === undefined ? 'done' : { next: { last: next, day } };
}

/** Of all companies at which they hold anything, so that a morning is one message. */
async function tellReader(parts: Parts, transaction: Transaction, { caller, scope }: Request): Promise<void> {
  const { uid } = caller;
  const documents = parts.documentsOf(transaction);
  const outbox = parts.notificationsOf(transaction);
  const found = await documents.listToTell([...new Set(caller.grants.map(({ companyId }) => companyId))]);
  const listed = await documents.listReached(
    scope,
    found.map(({ id }) => id),
  );
  const reached = new Set(listed.map(({ id }) => id));
  const own = found.filter(({ id }) => reached.has(id));
  const known = new Set(await outbox.listNotifiedIds(uid, 'documents-new'));
  const fresh = own.filter(({ id, isNew }) => isNew && !known.has(id)).map(({ id }) => id);
  const to = { uid, language: undefined };
  if (fresh.length > 0)
    await outbox.tell(
      {
        ...to,
        kind: 'documents-new',
        subject: `documents:${uid}`,
        fact: fresh[0],
        params: { ids: fresh.slice(0, maxNamed) },
      },
      ['mail', 'bell'],
    );
  for (const { id, daysLate } of own)
    if (daysLate !== undefined)
      await outbox.tell(
        { ...to, kind: 'document-overdue', subject: `document:${id}`, fact: `${uid} ${daysLate}`, params: { id } },
        ['mail', 'bell'],
      );
}
