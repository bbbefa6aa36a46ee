import type { Language } from '@dray/contract/languages.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import type { Values } from '@dray/contract/texts/fill-in.ts';
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
type OfDay<Kind extends Notification['kind']> = Extract<Notification, { kind: Kind }>;
type DayKind = 'delivery-day-closed' | 'cut-off-earlier';

/** Who writes that nothing is delivered on a day, or that it has to be ordered for earlier. */
export const calendarMails = (parts: Parts): Pick<MailWriters, DayKind> => ({
  'delivery-day-closed': (notification) => writeMail(parts, notification, closedDay),
  'cut-off-earlier': (notification) => writeMail(parts, notification, earlierCutOff),
});

/** Nothing where nobody is left to read it, or where the ship-to is theirs no more. */
async function writeMail<Kind extends DayKind>(
  { database, identityOf, companyOf, actForReader, portalUrl }: Parts,
  { uid, params }: { uid: string; params: OfDay<Kind>['params'] },
  write: Writer<Kind>,
): Promise<Mail | undefined> {
  const reader = await actForReader(uid, restRoutes.getShipToBySapId.guard);
  if (!reader) return undefined;
  return database.read(async (transaction) => {
    const person = await identityOf(transaction).findPerson(uid);
    const shipTo = await companyOf(transaction).findShipTo(reader.scope, params.shipToId);
    if (!person || !shipTo) return undefined;
    const { language } = person;
    const { name, path, values } = write(language, params);
    const day = writtenDay(language, params.date);
    const { subject, body } = mailText(name, language, {
      ...values,
      day,
      shipTo: shipTo.name,
      link: `${portalUrl}${path}`,
    });
    return { to: person.email, subject, text: `${body}\n\n${confirmationText('automatic', language)}` };
  });
}

type Writer<Kind extends DayKind> = (
  language: Language,
  params: OfDay<Kind>['params'],
) => { name: 'dayClosedOrders' | 'dayClosedCart' | 'cutOffEarlier'; path: string; values: Values };

const closedDay: Writer<'delivery-day-closed'> = (_language, { orderNumbers }) => {
  const [first] = orderNumbers;
  return first === undefined
    ? { name: 'dayClosedCart', path: '/cart', values: {} }
    : {
        name: 'dayClosedOrders',
        path: `/orders/history?order=${first}`,
        values: { numbers: orderNumbers.join(', ') },
      };
};

const earlierCutOff: Writer<'cut-off-earlier'> = (language, { orderBy: { date, time } }) => ({
  name: 'cutOffEarlier',
  path: '/cart',
  values: { lastDay: writtenDay(language, date), time: time.replace(/^0(?=\d:)/, '') },
});
