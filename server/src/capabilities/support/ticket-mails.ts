import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ActForReader, DoorOf } from '#platform/request/request.ts';
import { answeredMail } from './notifications/answered-mail.ts';
import type { SupportDoor } from './support.door.ts';

type Parts = {
  database: Pick<Database, 'read'>;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  supportOf: DoorOf<Pick<SupportDoor, 'getTicket' | 'findNames'>>;
  actForReader: ActForReader;
  portalUrl: string;
};
type TicketNotification = Extract<Notification, { kind: 'request-answered' }>;

/** Who writes the mails about requests. */
export const ticketMails = (parts: Parts): Pick<MailWriters, 'request-answered'> => ({
  'request-answered': (notification) => writeMail(parts, notification),
});

/** Nothing where nobody is left to read it, or where they may not see the request any more. */
async function writeMail(
  { database, identityOf, supportOf, actForReader, portalUrl }: Parts,
  { uid, params }: TicketNotification,
): Promise<Mail | undefined> {
  const reader = await actForReader(uid, restRoutes.getTicket.guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const support = supportOf(transaction);
    const person = await identityOf(transaction).findPerson(uid);
    const whole = await support.getTicket(reader, params.ticketId).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!person || !whole) return undefined;
    const comment = whole.comments.find(({ id }) => id === params.commentId);
    const writerUid = comment?.writer.uid;
    const names = await support.findNames(writerUid ? [writerUid] : []);
    return {
      to: person.email,
      ...answeredMail(whole.ticket, { comment, names, language: person.language, portalUrl }),
    };
  });
}
