import type { Section } from '../sections.ts';

/** What a person can switch for themselves, line by line. */
export const notificationTopics = [
  'order-status',
  'shortage',
  'delivered',
  'document-new',
  'document-overdue',
  'request-answered',
  'security',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Where somebody is notified; what is sent by mail is at the bell, too, unless they want it otherwise. */
export const notificationChannels = ['mail', 'bell'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The tabs of the bell. */
export const notificationGroups = ['orders', 'documents', 'requests', 'account'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

type TopicFacts = {
  group: NotificationGroup;
  /** Only those who hold it are notified; what concerns the account itself concerns everybody. */
  section: Section | undefined;
  /** A proof of what became of an order, or of who came in: it cannot be switched off. */
  isLocked: boolean;
};

export const topicFacts: Readonly<Record<NotificationTopic, TopicFacts>> = {
  'order-status': { group: 'orders', section: 'My Orders', isLocked: true },
  shortage: { group: 'orders', section: 'My Orders', isLocked: true },
  delivered: { group: 'orders', section: 'My Orders', isLocked: false },
  'document-new': { group: 'documents', section: 'My Documents', isLocked: false },
  'document-overdue': { group: 'documents', section: 'My Documents', isLocked: false },
  'request-answered': { group: 'requests', section: 'Support', isLocked: false },
  security: { group: 'account', section: undefined, isLocked: true },
};

/** What is at the bell, and to which topic it belongs. */
export const bellTopics = {
  'order-confirmed': 'order-status',
  'order-cancelled': 'order-status',
  'cancellation-refused': 'order-status',
  'order-given-up': 'order-status',
  'bulk-done': 'order-status',
  'order-changed': 'shortage',
  'delivery-day-closed': 'shortage',
  'cut-off-earlier': 'shortage',
  'order-delivered': 'delivered',
  'documents-new': 'document-new',
  'document-overdue': 'document-overdue',
  'request-answered': 'request-answered',
  'password-changed': 'security',
  'new-device': 'security',
  'account-helped': 'security',
  'person-helped': 'security',
  'data-export-ready': 'security',
} as const satisfies Readonly<Record<string, NotificationTopic>>;
export type BellKind = keyof typeof bellTopics;
export const bellKinds = Object.keys(bellTopics) as BellKind[];
export const isBellKind = (kind: string): kind is BellKind => Object.hasOwn(bellTopics, kind);
