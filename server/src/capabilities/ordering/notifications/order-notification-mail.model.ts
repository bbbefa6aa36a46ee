import type { Language } from '@dray/contract/languages.ts';
import { missingText, orderNotificationText } from '@dray/contract/texts/order-notification-text.ts';
import { cancellationText, rejectionText } from '@dray/contract/texts/order-text.ts';
import { confirmationText } from '@dray/contract/texts/ordering-text.ts';
import { writtenDay, writtenNumber } from '@dray/contract/texts/written-value.ts';
import { type LineState, type OrderState, wantedItems } from '../rules/order-facts.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import { shortageOf } from './shortage.model.ts';
import type { OrderNotificationKind } from './tell-of-changes.ts';

export type MailFacts = {
  order: Order;
  orderState: OrderState;
  states: readonly LineState[];
  language: Language;
  portalUrl: string;
};

/** A few sentences, and where to see the rest. */
export function notificationMail(
  kind: OrderNotificationKind,
  facts: MailFacts,
): { subject: string; text: string } | undefined {
  const { order, language, portalUrl } = facts;
  const details = detailsOf(kind, facts);
  if (!details) return undefined;
  const { subject, intro } = orderNotificationText(kind, language, order.orderNumber);
  const link = `${portalUrl}/orders/history?q=${order.orderNumber}&order=${order.orderNumber}`;
  const parts = [
    [intro, ...details],
    factsOf(order, language),
    [`${confirmationText('see', language)}: ${link}`],
    [confirmationText('automatic', language)],
  ];
  return { subject, text: parts.map((lines) => lines.join('\n')).join('\n\n') };
}

/** Undefined where it is no longer so. */
function detailsOf(kind: OrderNotificationKind, facts: MailFacts): string[] | undefined {
  const { orderState, language } = facts;
  const { cancellationCode } = orderState;
  if (kind === 'cancellation-refused')
    return orderState.cancellation === 'refused' && cancellationCode
      ? [cancellationText(cancellationCode, language)]
      : undefined;
  if (kind === 'order-changed') return linesWith(facts, shortageOf);
  if (kind === 'order-delivered') return linesWith(facts, ({ ordered, delivered }) => ordered - (delivered ?? ordered));
  return orderState.status === 'Fully Rejected' ? [] : undefined;
}

function linesWith(
  { order, states, language }: MailFacts,
  missingOf: (state: LineState) => number,
): string[] | undefined {
  const lines = wantedItems(order.lines).flatMap(({ lineNo, name }) => {
    const state = states.find((each) => each.lineNo === lineNo);
    const missing = state ? missingOf(state) : 0;
    if (!state || missing <= 0) return [];
    const reason = state.rejectionReason && rejectionText(state.rejectionReason, language);
    const amounts = { missing: writtenNumber(language, missing), ordered: writtenNumber(language, state.ordered) };
    return [`– ${missingText({ name, ...amounts, reason }, language)}`];
  });
  return lines.length > 0 ? lines : undefined;
}

const factsOf = ({ reference, snapshot, deliveryDate }: Order, language: Language): string[] => [
  `${confirmationText('customerOrderNumber', language)}: ${reference.customerOrderNumber}`,
  `${confirmationText('shipTo', language)}: ${snapshot.shipTo.name}, ${snapshot.shipTo.city}`,
  `${confirmationText('deliveryDate', language)}: ${writtenDay(language, deliveryDate)}`,
];
