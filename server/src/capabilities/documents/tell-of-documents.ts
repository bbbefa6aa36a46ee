import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { ActForReader, DoorOf } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';

type Parts = {
  database: Pick<Database, 'read' | 'write'>;
  accessOf: DoorOf<Pick<AccessDoor, 'listGrantsAt'>>;
  documentsOf: DoorOf<Pick<DocumentsDoor, 'findNotifications' | 'listReached'>>;
  notificationsOf: DoorOf<Pick<NotificationsDoor, 'tell' | 'listNotifiedIds'>>;
  actForReader: ActForReader;
};

const { guard } = restRoutes.listDocuments;
/** More are given as a number: the list itself has them all. */
const maxNamed = 500;

/** Once a morning, to everybody who may see them: what came, and what was not paid in time. Sent twice it arrives once. */
export async function tellOfDocuments({ database, accessOf, documentsOf, ...parts }: Parts): Promise<void> {
  const { arrived, overdue, uids } = await database.read(async (transaction) => {
    const found = await documentsOf(transaction).findNotifications();
    const companyIds = new Set([...found.arrived, ...found.overdue].map(({ companyId }) => companyId));
    const grants = companyIds.size > 0 ? await accessOf(transaction).listGrantsAt([...companyIds]) : [];
    return { ...found, uids: new Set(grants.map(({ uid }) => uid)) };
  });
  const late = new Map(overdue.map(({ id, daysLate }) => [id, daysLate]));
  const ids = [...new Set([...arrived, ...overdue].map(({ id }) => id))];
  for (const uid of uids) {
    const reader = await parts.actForReader(uid, guard);
    if (!reader) continue;
    await database.write(async (transaction) => {
      const outbox = parts.notificationsOf(transaction);
      const reached = new Set((await documentsOf(transaction).listReached(reader.scope, ids)).map(({ id }) => id));
      const known = new Set(await outbox.listNotifiedIds(uid, 'documents-new'));
      const fresh = arrived.map(({ id }) => id).filter((id) => reached.has(id) && !known.has(id));
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
      for (const [id, daysLate] of late)
        if (reached.has(id))
          await outbox.tell(
            { ...to, kind: 'document-overdue', subject: `document:${id}`, fact: `${uid} ${daysLate}`, params: { id } },
            ['mail', 'bell'],
          );
    });
  }
}
