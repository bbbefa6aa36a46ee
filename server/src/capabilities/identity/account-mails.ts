import type { MailWriters } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { IdentityDoor } from './identity.door.ts';

type Parts = { database: Pick<Database, 'read'>; identityOf: DoorOf<IdentityDoor>; portalUrl: string };
type AccountKind = 'person-invited' | 'password-reset' | 'password-changed' | 'new-device';

/** Who writes the mails about an account. */
export function accountMails({ database, identityOf, portalUrl }: Parts): Pick<MailWriters, AccountKind> {
  const ofIdentity = <T>(work: (identity: IdentityDoor) => Promise<T>) =>
    database.read((transaction) => work(identityOf(transaction)));
  return {
    'person-invited': ({ uid, params }) => ofIdentity((each) => each.writeInvitation({ uid, ...params, portalUrl })),
    'password-reset': ({ uid, params }) => ofIdentity((each) => each.writeReset({ uid, ...params, portalUrl })),
    'password-changed': ({ uid, params }) =>
      ofIdentity((each) => each.writePasswordChanged({ uid, ...params, portalUrl })),
    'new-device': ({ uid, params }) => ofIdentity((each) => each.writeNewDevice({ uid, ...params, portalUrl })),
  };
}
