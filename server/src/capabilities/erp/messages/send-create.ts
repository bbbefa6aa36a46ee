import type { Transaction } from '#platform/database/connection.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import type { FoundOrder } from '../port/erp-port.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import { type ErpMessage, lowestOpen, patienceMs, quietFor, secondsToNextLook } from '../rules/erp-message.model.ts';
import { referenceTaken } from '../rules/erp-reference.model.ts';
import { erpMessageStore } from '../store/erp-message.store.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';
import { comparePrices } from './compare-prices.ts';
import { parkMessage } from './park-message.ts';
import { type SendOutcome, settledNow } from './send-outcome.ts';

/**
 * An order reaches the ERP once: looked for always, sent only where nothing we sent before can still appear, and written down
 * as unknown before the first byte leaves, so that a kill counts as that.
 */
export async function sendCreate(deps: ErpDeps, message: ErpMessage): Promise<SendOutcome> {
  const { port, clock } = deps;
  const placed = await deps.read((transaction) => deps.ordersOf(transaction).findOrderToSend(message.orderNumber));
  if (!placed) return parkMessage(deps, message, { code: 'ORDER_GONE', details: {} });
  if (clock.now().getTime() - message.createdAt.getTime() > patienceMs) {
    return parkMessage(deps, message, { code: 'TOO_LONG', details: { last: message.lastCode ?? null } });
  }
  const order = { ...placed, reference: message.reference };
  const found = await lookUp(deps, order);
  if ('kind' in found) return found;
  if (found.orders.length > 0) return takeFound(deps, { message, order }, found.orders);

  const begun = await deps.write((transaction) => begin(deps, transaction, message));
  if (begun.kind !== 'sending') return begun;
  try {
    const sent = await port.sendOrder(order, { requestId: message.requestId, firstSentAt: begun.firstSentAt });
    await deps.write((transaction) => settle(deps, transaction, begun.message, sent.sapId));
    await comparePrices(deps, order, sent);
    return settledNow;
  } catch (error) {
    if (!(error instanceof ErpFailure)) throw error;
    return afterFailure(deps, begun, error);
  }
}

/** Whatever fails here, nothing was sent: the quiet time goes on as it did. */
async function lookUp(deps: ErpDeps, order: OrderToSend): Promise<{ orders: readonly FoundOrder[] } | SendOutcome> {
  try {
    return { orders: await deps.port.findByReference(order) };
  } catch (error) {
    if (!(error instanceof ErpFailure)) throw error;
    return { kind: 'again', reason: `look-up: ${error.message}`, isAway: error.isAway };
  }
}

type Looked = { message: ErpMessage; order: OrderToSend };

async function takeFound(
  deps: ErpDeps,
  { message, order }: Looked,
  found: readonly FoundOrder[],
): Promise<SendOutcome> {
  const { orderNumber } = message;
  const [first, second] = found.filter(({ isOurs }) => isOurs);
  if (!first) return noteTaken(deps, message, found);
  await deps.write(async (transaction) => {
    await settle(deps, transaction, message, first.sapId);
    if (!second) return;
    const at = deps.clock.now();
    await erpMismatchStore(transaction).note({ kind: 'DOUBLED', orderNumber, sapId: second.sapId, details: {}, at });
  });
  await comparePrices(deps, order, first);
  if (second)
    deps.logger.error({ orderNumber, sapIds: found.map(({ sapId }) => sapId) }, 'the ERP holds an order twice');
  return settledNow;
}

/**
 * Parked when it is certain that none of ours will come to stand there, too, so that it may be given another reference. Of
 * two that were found a third may be behind them, so then that stays unknown.
 */
async function noteTaken(deps: ErpDeps, message: ErpMessage, found: readonly FoundOrder[]): Promise<SendOutcome> {
  const { clock, settings } = deps;
  const now = clock.now();
  const details = { found: found.map(({ sapId, differences }) => ({ sapId, differences })) };
  if (quietFor(message, now, settings.quietMs, false) > 0) {
    const { attempts, firstSentAt, unknownSince } = message;
    const change = { state: 'unknown', attempts, firstSentAt, unknownSince, lastCode: referenceTaken } as const;
    const lastError = { said: null, details };
    await deps.write((transaction) =>
      erpMessageStore(transaction).changeMessage(message, { ...change, lastError, at: now }),
    );
    return { kind: 'again', reason: referenceTaken, seconds: secondsToNextLook(message, now, settings.quietMs) };
  }
  const unknownSince = found.length < 2 ? undefined : message.unknownSince;
  return parkMessage(deps, { ...message, unknownSince }, { code: referenceTaken, details });
}

type Begun = { kind: 'sending'; message: ErpMessage; before: Date | undefined; firstSentAt: Date };

async function begin(deps: ErpDeps, transaction: Transaction, asked: ErpMessage): Promise<Begun | SendOutcome> {
  const now = deps.clock.now();
  const store = erpMessageStore(transaction);
  const message = lowestOpen(await store.lockMessages(asked.orderNumber));
  // Withdrawn, parked or renumbered meanwhile, or taken by another process.
  if (message?.sequence !== asked.sequence || message.state === 'parked') return settledNow;
  if (message.reference !== asked.reference) return settledNow;
  const { quietMs } = deps.settings;
  if (quietFor(message, now, quietMs, deps.port.repeatsSafely()) > 0) {
    return { kind: 'again', reason: 'the ERP may still commit it', seconds: secondsToNextLook(message, now, quietMs) };
  }
  const firstSentAt = message.firstSentAt ?? now;
  await store.changeMessage(message, {
    state: 'sending',
    attempts: message.attempts + 1,
    firstSentAt,
    unknownSince: now,
    lastCode: message.lastCode,
    at: now,
  });
  const sending = {
    ...message,
    state: 'sending' as const,
    attempts: message.attempts + 1,
    firstSentAt,
    unknownSince: now,
  };
  return { kind: 'sending', message: sending, before: message.unknownSince, firstSentAt };
}

async function settle(deps: ErpDeps, transaction: Transaction, message: ErpMessage, sapId: string): Promise<void> {
  const orders = deps.ordersOf(transaction);
  await erpMessageStore(transaction).changeMessage(message, {
    state: 'done',
    attempts: message.attempts,
    firstSentAt: message.firstSentAt,
    unknownSince: undefined,
    erpReference: sapId,
    at: deps.clock.now(),
  });
  await orders.setSapId(message.orderNumber, sapId);
}

async function afterFailure(deps: ErpDeps, { message, before }: Begun, error: ErpFailure): Promise<SendOutcome> {
  if (error.kind === 'refused') {
    return parkMessage(
      deps,
      { ...message, unknownSince: before },
      { code: error.code, details: error.details, said: error.message },
    );
  }
  // What was not sent leaves everything as it was: an older attempt may still be committed.
  const unknownSince = error.kind === 'not-sent' ? before : message.unknownSince;
  await deps.write((transaction) =>
    erpMessageStore(transaction).changeMessage(message, {
      state: unknownSince ? 'unknown' : 'waiting',
      attempts: message.attempts,
      firstSentAt: message.firstSentAt,
      unknownSince,
      lastCode: error.code,
      lastError: { said: error.message, details: error.details ?? null },
      at: deps.clock.now(),
    }),
  );
  const seconds = secondsToNextLook({ ...message, unknownSince }, deps.clock.now(), deps.settings.quietMs);
  return {
    kind: 'again',
    reason: error.message,
    isAway: error.isAway,
    ...(error.kind === 'unknown' ? { seconds } : {}),
  };
}
