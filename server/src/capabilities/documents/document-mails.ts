import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import type { ActForReader, DoorOf } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';
import { newDocumentsMail, overdueMail } from './notifications/write-document-notification.ts';
import type { ListedDocument } from './rules/document-entry.model.ts';

type Parts = {
  database: Pick<Database, 'read'>;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  documentsOf: DoorOf<Pick<DocumentsDoor, 'listReached'>>;
  actForReader: ActForReader;
  portalUrl: string;
};
type DocumentNotification = Extract<Notification, { kind: 'documents-new' | 'document-overdue' }>;

const { guard } = restRoutes.listDocuments;

/** Who writes the mails about documents. */
export function documentMails(parts: Parts): Pick<MailWriters, DocumentNotification['kind']> {
  const write = (notification: DocumentNotification) => writeMail(parts, notification);
  return { 'documents-new': write, 'document-overdue': write };
}

/** Nothing where nobody is left to read it, where they may not see it any more, or where it is true no longer. */
async function writeMail(
  { database, identityOf, documentsOf, actForReader, portalUrl }: Parts,
  { uid, kind, params }: DocumentNotification,
): Promise<Mail | undefined> {
  const reader = await actForReader(uid, guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const person = await identityOf(transaction).findPerson(uid);
    if (!person) return undefined;
    const listReached = (ids: readonly string[]): Promise<readonly ListedDocument[]> =>
      documentsOf(transaction).listReached(reader.scope, ids);
    const about = { language: person.language, portalUrl };
    const mail =
      kind === 'documents-new'
        ? newDocumentsMail(await listReached(params.ids), about)
        : overdueMail((await listReached([params.id]))[0], about);
    return mail && { to: person.email, ...mail };
  });
}
