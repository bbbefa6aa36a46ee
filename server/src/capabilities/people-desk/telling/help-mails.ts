import { holdersOf } from '@dray/contract/guard.ts';
import { helpText } from '@dray/contract/people-desk/people-desk-text.ts';
import { mailText } from '@dray/contract/texts/mail-text.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Mail } from '#platform/mailer.ts';
import type { ActForReader, DoorOf } from '#platform/request/request.ts';

type Parts = {
  database: Pick<Database, 'read'>;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  actForReader: ActForReader;
  portalUrl: string;
};
type Help = Extract<Notification, { kind: 'account-helped' | 'person-helped' }>;

/** Who writes that customer service has helped somebody: to them, and to those who manage access at their company. */
export const helpMails = (parts: Parts): Pick<MailWriters, Help['kind'] | 'data-export-ready'> => ({
  'data-export-ready': ({ uid }) => writeReady(parts, uid),
  'account-helped': ({ uid, params }) => writeMail(parts, uid, params),
  'person-helped': async ({ uid, params }) => {
    const owner = await parts.actForReader(uid, holdersOf('Access Management'));
    return owner && writeMail(parts, uid, params, owner.scope.companyIds);
  },
});

const writeReady = ({ database, identityOf, portalUrl }: Parts, uid: string): Promise<Mail | undefined> =>
  database.read(async (transaction) => {
    const to = await identityOf(transaction).findPerson(uid);
    if (!to) return undefined;
    const { subject, body } = mailText('dataExport', to.language, { link: `${portalUrl}/profile/details` });
    return { to: to.email, subject, text: body };
  });

/** Nothing where nobody is left to read it, or where the person is theirs no more. */
const writeMail = (
  { database, identityOf, portalUrl }: Parts,
  reader: string,
  params: Help['params'],
  managed?: readonly string[],
): Promise<Mail | undefined> =>
  database.read(async (transaction) => {
    const identity = identityOf(transaction);
    const [to, person, staff] = await Promise.all([
      identity.findPerson(reader),
      identity.findPerson(params.uid),
      identity.findPerson(params.by),
    ]);
    if (!to || !person || !staff || (managed && !managed.includes(person.companyId ?? ''))) return undefined;
    const { language } = to;
    const values = {
      what: helpText(params.what, language),
      name: `${person.firstName} ${person.lastName}`,
      who: `${staff.firstName} ${staff.lastName}`,
      link: managed ? `${portalUrl}/profile/management?person=${params.uid}` : `${portalUrl}/profile/details`,
    };
    const { subject, body } = mailText(managed ? 'personHelped' : 'accountHelped', language, values);
    return { to: to.email, subject, text: body };
  });

/** To the address that was theirs until now: whoever reads it there may not have asked for another one. */
export function addressChangedMail({ email, locale }: { email: string; locale: Parameters<typeof helpText>[1] }): Mail {
  const { subject, body } = mailText('addressChanged', locale, {});
  return { to: email, subject, text: body };
}
