import type { Language } from '@dray/contract/languages.ts';
import { marketOf } from '@dray/contract/markets.ts';
import type { Mail } from '#platform/mailer.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { confirmationOf } from './confirmation.model.ts';
import { confirmationAsHtml, type MailColours } from './confirmation-html.model.ts';
import { confirmationAsText } from './confirmation-text.model.ts';
import { findPlacedForYou } from './find-placed-for-you.ts';

const colours: Readonly<Record<ReturnType<typeof marketOf>['theme'], MailColours>> = {
  emea: { header: '#0A3A46', primary: '#0B5566' },
  peroni: { header: '#1B2350', primary: '#2F3FA0' },
};

export type AskedConfirmation = { orderNumber: string; language: Language | undefined; portalUrl: string };

/** To anyone who placed the order; nothing where nobody is left to read it. */
export async function writeConfirmation(
  deps: OrderingDeps,
  { orderNumber, language, portalUrl }: AskedConfirmation,
): Promise<Mail | undefined> {
  const { history, findReader, findTimeZone, localMoment } = deps;
  const order = await history.findOrderWithoutScope(orderNumber);
  if (!order) throw new Error(`There is no order ${orderNumber} to be confirmed`);
  const [reader, timeZone] = await Promise.all([findReader(order.uid), findTimeZone(order.country)]);
  if (!reader) return undefined;

  const confirmation = confirmationOf(order, {
    language: language ?? reader.language,
    orderedOn: localMoment(order.placedAt, timeZone).date,
    portalUrl,
    placedForYou: await findPlacedForYou(deps, order),
  });
  return {
    to: reader.email,
    subject: confirmation.subject,
    text: confirmationAsText(confirmation),
    html: confirmationAsHtml(confirmation, colours[marketOf(order.country).theme]),
  };
}
