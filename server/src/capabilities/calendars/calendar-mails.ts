import { restRoutes } from '@dray/contract/rest-routes.ts';
import { mailText } from '@dray/contract/texts/mail-text.ts';
import { confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { writtenDay } from '@dray/contract/texts/written-value.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import type { ActForReader, DoorOf } from '#platform/request/request.ts';

type Parts = {
  database: Pick<Database, 'read'>;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  companyOf: DoorOf<Pick<CompanyDoor, 'findShipTo'>>;
  actForReader: ActForReader;
  portalUrl: string;
};
type DayNotification = Extract<Notification, { kind: 'delivery-day-closed' }>;

/** Who writes that nothing is delivered on a day. */
export const calendarMails = (parts: Parts): Pick<MailWriters, 'delivery-day-closed'> => ({
  'delivery-day-closed': (notification) => writeMail(parts, notification),
});

/** Nothing where nobody is left to read it, or where the ship-to is theirs no more. */
async function writeMail(
  { database, identityOf, companyOf, actForReader, portalUrl }: Parts,
  { uid, params: { date, shipToId, orderNumbers } }: DayNotification,
): Promise<Mail | undefined> {
  const reader = await actForReader(uid, restRoutes.getShipToBySapId.guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const person = await identityOf(transaction).findPerson(uid);
    const shipTo = await companyOf(transaction).findShipTo(reader.scope, shipToId);
    if (!person || !shipTo) return undefined;
    const { language } = person;
    const path = orderNumbers[0] ? `/orders/history?order=${orderNumbers[0]}` : '/cart';
    const { subject, body } = mailText(orderNumbers.length > 0 ? 'dayClosedOrders' : 'dayClosedCart', language, {
      day: writtenDay(language, date),
      shipTo: shipTo.name,
      numbers: orderNumbers.join(', '),
      link: `${portalUrl}${path}`,
    });
    return { to: person.email, subject, text: `${body}\n\n${confirmationText('automatic', language)}` };
  });
}
