import type { MailWriters, Notification } from '#capabilities/notifications/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { OrderingDoor } from './ordering.door.ts';

type Parts = { database: Pick<Database, 'read'>; orderingOf: DoorOf<OrderingDoor>; portalUrl: string };
type OrderNotification = Extract<Notification, { params: { orderNumber: string } }>;
type Changed = Exclude<OrderNotification, { kind: 'order-confirmed' }>;

/** Who writes the mails about orders. */
export function orderMails({ database, orderingOf, portalUrl }: Parts): Pick<MailWriters, OrderNotification['kind']> {
  const ofOrder = (notification: Changed) =>
    database.read((transaction) => orderingOf(transaction).writeOrderNotification({ ...notification, portalUrl }));
  return {
    'order-confirmed': ({ params: { orderNumber }, language }) =>
      database.read((transaction) => orderingOf(transaction).writeConfirmation({ orderNumber, language, portalUrl })),
    'order-changed': ofOrder,
    'order-delivered': ofOrder,
    'order-cancelled': ofOrder,
    'cancellation-refused': ofOrder,
    'order-given-up': ofOrder,
  };
}
