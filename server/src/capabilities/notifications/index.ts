export type { BellEntry, Described, Describer } from './bell.model.ts';
export { deliverMail, type MailWriters } from './deliver-mail.ts';
export type { Channel, Notification } from './notification.model.ts';
export type { NotificationsDoor } from './notifications.door.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { openBell, openNotifications } from './open-notifications.ts';
export { personalNotifications } from './personal-notifications.ts';
