import type { Language } from '@dray/contract/languages.ts';

/** Every kind of news, and what its words are made of. Ids only: the words look the rest up when they are made. */
export type NotificationParams = {
  'order-confirmed': { orderNumber: string };
  /** Less of it will come than was ordered. */
  'order-changed': { orderNumber: string };
  'order-delivered': { orderNumber: string };
  'order-cancelled': { orderNumber: string };
  'cancellation-refused': { orderNumber: string };
  /** It will never reach the ERP. */
  'order-given-up': { orderNumber: string };
};
export type NotificationKind = keyof NotificationParams;

/** Bell and push come with what a person can set for himself. */
export type Channel = 'mail' | 'bell' | 'push';

type OfKind<Kind extends NotificationKind> = {
  uid: string;
  kind: Kind;
  /** The thing it is about, by kind and key. */
  subject: string;
  params: NotificationParams[Kind];
  /** Undefined: in the reader's own. */
  language: Language | undefined;
  /** Tells news of one kind and thing apart, where there can be several. */
  fact?: string | undefined;
};

export type Notification = { [Kind in NotificationKind]: OfKind<Kind> }[NotificationKind];
export type StoredNotification = Notification & { id: string };

/** The same news of the same thing is told once, however often it is written down. */
export const keyOf = ({ kind, subject, fact }: Pick<Notification, 'kind' | 'subject' | 'fact'>): string =>
  [kind, subject, ...(fact === undefined ? [] : [fact])].join(' ');
