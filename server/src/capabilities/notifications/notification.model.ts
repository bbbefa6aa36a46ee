import type { Language } from '@dray/contract/languages.ts';
import { bellTopics, isBellKind } from '@dray/contract/notifications/notification-kinds.ts';
import type { HelpKind } from '@dray/contract/people-desk/help-kinds.ts';

/** Every kind of notification, and what its words are made of. Ids only: the words look the rest up when they are made. */
export type NotificationParams = {
  'order-confirmed': { orderNumber: string };
  /** Less of it will come than was ordered. */
  'order-changed': { orderNumber: string };
  'order-delivered': { orderNumber: string };
  'order-cancelled': { orderNumber: string };
  'cancellation-refused': { orderNumber: string };
  /** It will never reach the ERP. */
  'order-given-up': { orderNumber: string };
  /** Bills and credit notes that came since the last morning. */
  'documents-new': { ids: readonly string[] };
  'document-overdue': { id: string };
  /** All that was sent of an uploaded file is settled. */
  'bulk-done': { jobId: string };
  /** Customer service answered a request, or took it to another status. */
  'request-answered': { ticketId: string; commentId?: string };
  /** Nothing is delivered on a day on which an order of theirs stands, or their open cart. */
  'delivery-day-closed': { date: string; shipToId: string; orderNumbers: readonly string[] };
  /** Their open cart has to be sent earlier than they were shown; by the clock of the market. */
  'cut-off-earlier': { date: string; shipToId: string; orderBy: { date: string; time: string } };
  /** By the code of the link, whose secret the mail alone holds. */
  'person-invited': { code: string };
  'password-reset': { code: string };
  /** A first or a new password was set. */
  'password-changed': { at: string };
  /** Somebody signed in where this account was not known; the device in words, where its browser said it. */
  'new-device': { at: string; device: string };
  /** Customer service did something for their account, or for that of somebody whose access they manage. */
  'account-helped': { what: HelpKind; uid: string; by: string };
  'person-helped': { what: HelpKind; uid: string; by: string };
  /** The file with what is kept of them can be fetched. */
  'data-export-ready': { exportId: string };
};
export type NotificationKind = keyof NotificationParams;

/** Push comes later. */
export type Channel = 'mail' | 'bell' | 'push';

type OfKind<Kind extends NotificationKind> = {
  uid: string;
  kind: Kind;
  /** The thing it is about, by kind and key. */
  subject: string;
  params: NotificationParams[Kind];
  /** Undefined: in the reader's own. */
  language: Language | undefined;
  /** Tells notifications of one kind and thing apart, where there can be several. */
  fact?: string | undefined;
};

export type Notification = { [Kind in NotificationKind]: OfKind<Kind> }[NotificationKind];
export type StoredNotification = Notification & { id: string };

/** What cannot be switched, such as an invitation, belongs to none. */
export const topicOf = (kind: NotificationKind): string => (isBellKind(kind) ? bellTopics[kind] : '');

/** The same notification of the same thing is sent once, however often it is written down. */
export const keyOf = ({ kind, subject, fact }: Pick<Notification, 'kind' | 'subject' | 'fact'>): string =>
  [kind, subject, ...(fact === undefined ? [] : [fact])].join(' ');
