export { type BellDoor, bell } from './bell.door.ts';
export type { BellFacts } from './bell.model.ts';
export { type BellEntry, bellStore } from './bell.store.ts';
export { deliverMail, type MailWriters } from './deliver-mail.ts';
export type { Channel, Notification } from './notification.model.ts';
export { notificationStore } from './notification.store.ts';
export { type NotificationsDoor, notifications } from './notifications.door.ts';
export { notificationsRoutes } from './notifications.routes.ts';
