import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { Notification } from '#capabilities/notifications/index.ts';
import { answeredMail } from '#capabilities/support/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import { Refusal } from '#platform/refusal.ts';
import type { compose } from '../compose.ts';
import { actForReader } from './act-for-reader.ts';

type Composed = Pick<ReturnType<typeof compose>, 'supportOf' | 'identityOf' | 'gate' | 'reception'>;
type TicketNotification = Extract<Notification, { kind: 'request-answered' }>;

/** Nothing where nobody is left to read it, or where they may not see the request any more. */
export async function writeTicketNotification(
  database: Database,
  composed: Composed,
  { uid, params, portalUrl }: TicketNotification & { portalUrl: string },
): Promise<Mail | undefined> {
  const reader = await actForReader(composed, uid, restRoutes.getTicket.guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const support = composed.supportOf(transaction);
    const person = await composed.identityOf(transaction).findPerson(uid);
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
