export { deliverMail, type MailWriters } from './deliver-mail.ts';
export type { Channel, Notification } from './notification.model.ts';
export { notificationStore } from './notification.store.ts';
export { type NotificationsDoor, notifications } from './notifications.door.ts';
