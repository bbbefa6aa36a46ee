import { parkedByHand } from '@dray/contract/erp-desk/queue-shapes.ts';
import type { Clock } from '#platform/clock.ts';
import type { ErpOrders } from '../needs/erp.deps.ts';
import { type ErpMessage, isOpen, lowestOpen } from '../rules/erp-message.model.ts';
import { nextReference, referenceTaken } from '../rules/erp-reference.model.ts';
import type { ErpDeskStore } from '../store/erp-desk.store.ts';
import type { ErpMessageStore } from '../store/erp-message.store.ts';
import type { ErpReferenceStore } from '../store/erp-reference.store.ts';
import { newRequestId } from './ask-erp.ts';

export type Desk = {
  messages: ErpMessageStore;
  desk: Pick<ErpDeskStore, 'restartPatience'>;
  references: Pick<ErpReferenceStore, 'renumber'>;
  orders: Pick<ErpOrders, 'setSapId' | 'setChecking' | 'giveUp' | 'findSapId'>;
  clock: Clock;
};

/** Why an operator's step is not taken: by command in these words, on the page by its code. */
export class CannotOperate extends Error {
  readonly code:
    | 'ERP_NOTHING_WAITS'
    | 'ERP_NOT_CREATED'
    | 'ERP_KEEPS_REFERENCE'
    | 'ERP_MAY_HAVE_IT'
    | 'ERP_SENDING_NOW';

  constructor(code: CannotOperate['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Sent anew from the order as it is now; the ERP is looked at first, as always. */
export async function retryMessage({ messages, desk, orders, clock }: Desk, orderNumber: string): Promise<void> {
  const message = await requireOpen(messages, orderNumber);
  const { attempts, firstSentAt, unknownSince } = message;
  const state = unknownSince ? 'unknown' : 'waiting';
  await messages.changeMessage(message, { state, attempts, firstSentAt, unknownSince, at: clock.now() });
  await desk.restartPatience(message, clock.now());
  await orders.setChecking(orderNumber, false);
  await messages.wake([message]);
}

/** Nothing of the order is sent until somebody sends it on; what is on its way this moment cannot be held up any more. */
export async function parkByHand({ messages, orders, clock }: Desk, orderNumber: string): Promise<void> {
  const message = await requireOpen(messages, orderNumber);
  if (message.state === 'parked') return;
  if (message.state === 'sending')
    throw new CannotOperate('ERP_SENDING_NOW', `${orderNumber} is being sent this moment`);
  const { attempts, firstSentAt, unknownSince } = message;
  const at = clock.now();
  await messages.changeMessage(message, {
    state: 'parked',
    attempts,
    firstSentAt,
    unknownSince,
    lastCode: parkedByHand,
    at,
  });
  await orders.setChecking(orderNumber, true);
}

/** The operator has found it in the ERP themselves. */
export async function adoptOrder({ messages, orders, clock }: Desk, orderNumber: string, sapId: string): Promise<void> {
  const message = await requireOpen(messages, orderNumber);
  if (message.kind !== 'create')
    throw new CannotOperate('ERP_NOT_CREATED', `What waits of ${orderNumber} is not its creation`);
  const { attempts, firstSentAt } = message;
  const at = clock.now();
  await messages.changeMessage(message, {
    state: 'done',
    attempts,
    firstSentAt,
    unknownSince: undefined,
    erpReference: sapId,
    at,
  });
  await orders.setSapId(orderNumber, sapId);
  await orders.setChecking(orderNumber, false);
  await messages.wake([message]);
}

/** Another document has its reference: it goes out under the next one, once. The answer is that reference. */
export async function renumberOrder(desk: Desk, orderNumber: string): Promise<string> {
  const { messages, references, orders, clock } = desk;
  const message = await requireOpen(messages, orderNumber);
  if (message.kind !== 'create' || message.state !== 'parked' || message.lastCode !== referenceTaken) {
    throw new CannotOperate(
      'ERP_KEEPS_REFERENCE',
      `${orderNumber} is not parked as ${referenceTaken}, so it keeps its reference`,
    );
  }
  if (message.unknownSince) {
    throw new CannotOperate(
      'ERP_MAY_HAVE_IT',
      `${orderNumber} may be at the ERP under the reference it has: \`erp retry\` looks once more`,
    );
  }
  const reference = nextReference(message);
  await references.renumber(message, { reference, requestId: newRequestId(), at: clock.now() });
  await orders.setChecking(orderNumber, false);
  await messages.wake([message]);
  return reference;
}

/** It will not be delivered: the customer is told, and nothing of it is sent any more. */
export async function giveUpOrder({ messages, orders, clock }: Desk, orderNumber: string): Promise<void> {
  const message = await requireOpen(messages, orderNumber);
  if (message.kind !== 'create')
    throw new CannotOperate('ERP_NOT_CREATED', `What waits of ${orderNumber} is not its creation`);
  if (message.unknownSince) {
    throw new CannotOperate(
      'ERP_MAY_HAVE_IT',
      `${orderNumber} may be at the ERP: adopt it, or retry until that is known`,
    );
  }
  const at = clock.now();
  for (const each of (await messages.lockMessages(orderNumber)).filter(isOpen)) {
    const { attempts, firstSentAt, unknownSince, lastCode } = each;
    await messages.changeMessage(each, { state: 'withdrawn', attempts, firstSentAt, unknownSince, lastCode, at });
  }
  await orders.giveUp(orderNumber);
}

async function requireOpen(messages: ErpMessageStore, orderNumber: string): Promise<ErpMessage> {
  const message = lowestOpen(await messages.lockMessages(orderNumber));
  if (!message) throw new CannotOperate('ERP_NOTHING_WAITS', `Nothing of the order ${orderNumber} waits for the ERP`);
  return message;
}
