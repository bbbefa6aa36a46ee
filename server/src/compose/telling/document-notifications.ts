import { restRoutes } from '@dray/contract/rest-routes.ts';
import { type ListedDocument, newDocumentsMail, overdueMail } from '#capabilities/documents/index.ts';
import type { Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import type { compose } from '../compose.ts';
import { actForReader } from './act-for-reader.ts';

type Composed = Pick<
  ReturnType<typeof compose>,
  'accessOf' | 'documentsOf' | 'notificationsOf' | 'identityOf' | 'gate' | 'reception'
>;
type DocumentNotification = Extract<Notification, { kind: 'documents-new' | 'document-overdue' }>;

const { guard } = restRoutes.listDocuments;
/** More are given as a number: the list itself has them all. */
const maxNamed = 500;

/** Once a morning, to everybody who may see them: what came, and what was not paid in time. Sent twice it arrives once. */
export async function tellOfDocuments(database: Database, composed: Composed): Promise<void> {
  const { accessOf, documentsOf, notificationsOf } = composed;
  const { arrived, overdue, uids } = await database.read(async (transaction) => {
    const found = await documentsOf(transaction).findNotifications();
    const companyIds = new Set([...found.arrived, ...found.overdue].map(({ companyId }) => companyId));
    const grants = companyIds.size > 0 ? await accessOf(transaction).listGrantsAt([...companyIds]) : [];
    return { ...found, uids: new Set(grants.map(({ uid }) => uid)) };
  });
  const late = new Map(overdue.map(({ id, daysLate }) => [id, daysLate]));
  const ids = [...new Set([...arrived, ...overdue].map(({ id }) => id))];
  for (const uid of uids) {
    const reader = await actForReader(composed, uid, guard);
    if (!reader) continue;
    await database.write(async (transaction) => {
      const outbox = notificationsOf(transaction);
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

/** Nothing where nobody is left to read it, where they may not see it any more, or where it is true no longer. */
export async function writeDocumentNotification(
  database: Database,
  composed: Composed,
  { uid, kind, params, portalUrl }: DocumentNotification & { portalUrl: string },
): Promise<Mail | undefined> {
  const reader = await actForReader(composed, uid, guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const person = await composed.identityOf(transaction).findPerson(uid);
    if (!person) return undefined;
    const listReached = (ids: readonly string[]): Promise<readonly ListedDocument[]> =>
      composed.documentsOf(transaction).listReached(reader.scope, ids);
    const about = { language: person.language, portalUrl };
    const mail =
      kind === 'documents-new'
        ? newDocumentsMail(await listReached(params.ids), about)
        : overdueMail((await listReached([params.id]))[0], about);
    return mail && { to: person.email, ...mail };
  });
}
