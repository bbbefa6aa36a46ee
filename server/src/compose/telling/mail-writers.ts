import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { compose } from '../compose.ts';
import { writeDocumentNotification } from './document-notifications.ts';
import { writeTicketNotification } from './ticket-notification.ts';

type OrderNotification = Exclude<
  Extract<Notification, { params: { orderNumber: string } }>,
  { kind: 'order-confirmed' }
>;

/** Who writes the mail of each kind of notification, when it is sent. */
export function mailWriters(database: Database, composed: ReturnType<typeof compose>, portalUrl: string): MailWriters {
  const { identityOf, orderingOf, bulkSendingOf } = composed;
  const ofOrder = (notification: OrderNotification) =>
    database.read((transaction) => orderingOf(transaction).writeOrderNotification({ ...notification, portalUrl }));
  const ofIdentity = <T>(work: (identity: IdentityDoor) => Promise<T>) =>
    database.read((transaction) => work(identityOf(transaction)));
  return {
    'order-confirmed': ({ params: { orderNumber }, language }) =>
      database.read((transaction) => orderingOf(transaction).writeConfirmation({ orderNumber, language, portalUrl })),
    'order-changed': ofOrder,
    'order-delivered': ofOrder,
    'order-cancelled': ofOrder,
    'cancellation-refused': ofOrder,
    'order-given-up': ofOrder,
    'documents-new': (notification) => writeDocumentNotification(database, composed, { ...notification, portalUrl }),
    'document-overdue': (notification) => writeDocumentNotification(database, composed, { ...notification, portalUrl }),
    'request-answered': (notification) => writeTicketNotification(database, composed, { ...notification, portalUrl }),
    'bulk-done': ({ uid, params: { jobId }, language }) =>
      database.read((transaction) => bulkSendingOf(transaction).writeResult({ uid, jobId, language, portalUrl })),
    'person-invited': ({ uid, params }) => ofIdentity((each) => each.writeInvitation({ uid, ...params, portalUrl })),
    'password-reset': ({ uid, params }) => ofIdentity((each) => each.writeReset({ uid, ...params, portalUrl })),
    'password-changed': ({ uid, params }) =>
      ofIdentity((each) => each.writePasswordChanged({ uid, ...params, portalUrl })),
    'new-device': ({ uid, params }) => ofIdentity((each) => each.writeNewDevice({ uid, ...params, portalUrl })),
  };
}
