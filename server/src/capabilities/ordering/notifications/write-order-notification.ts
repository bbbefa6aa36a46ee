import type { Language } from '@dray/contract/languages.ts';
import type { Mail } from '#platform/mailer.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { notificationMail } from './order-notification-mail.model.ts';
import type { OrderNotificationKind } from './tell-of-changes.ts';

export type AskedNotification = {
  kind: OrderNotificationKind;
  uid: string;
  params: { orderNumber: string };
  language: Language | undefined;
  portalUrl: string;
};

/** Nothing where nobody is left to read it, where they may not see the order any more, or where it is true no longer. */
export async function writeOrderNotification(
  { history, progress, findReader, mayReadOrders }: OrderingDeps,
  { kind, uid, params: { orderNumber }, language, portalUrl }: AskedNotification,
): Promise<Mail | undefined> {
  const [found, states] = await Promise.all([
    history.findStateWithoutScope(orderNumber),
    progress.listLineStates(orderNumber),
  ]);
  if (!found) throw new Error(`There is no order ${orderNumber} to tell of`);
  const [reader, mayRead] = await Promise.all([findReader(uid), mayReadOrders(uid, found.order)]);
  if (!reader || !mayRead) return undefined;
  const mail = notificationMail(kind, { ...found, states, language: language ?? reader.language, portalUrl });
  return mail && { to: reader.email, ...mail };
}
