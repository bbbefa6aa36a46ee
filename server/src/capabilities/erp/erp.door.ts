import type { Country } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { announcementOf, askToCancel } from './messages/ask-erp.ts';
import { adoptOrder, CannotOperate, giveUpOrder, parkByHand, renumberOrder, retryMessage } from './messages/operate.ts';
import type { ErpOrders } from './needs/erp.deps.ts';
import { verbsOf } from './rules/shown-message.model.ts';
import { erpCursorStore } from './store/erp-cursor.store.ts';
import { erpDeskStore } from './store/erp-desk.store.ts';
import { erpMessageStore } from './store/erp-message.store.ts';
import { erpMismatchStore } from './store/erp-mismatch.store.ts';
import { erpQueueStore } from './store/erp-queue.store.ts';
import { erpReferenceStore } from './store/erp-reference.store.ts';

export type ErpDoor = ReturnType<typeof erp>;

/** What the portal writes down for the ERP, and knows of its answers; nothing here waits for the ERP itself. */
export function erp({ transaction, clock }: { transaction: Transaction; clock: Clock }) {
  const messages = erpMessageStore(transaction);
  return {
    announcementOf,
    verbsOf,
    askToCancel: (orderNumber: string) => askToCancel({ messages, clock }, orderNumber),
    /** When everything of a market was last read. */
    findReadAt: (country: Country) => erpCursorStore(transaction).findReadAt(country),
    countOpen: () => erpDeskStore(transaction).countOpen(clock.now()),
    findParked: () => erpDeskStore(transaction).findParked(100),
    listFeeds: () => erpCursorStore(transaction).listFeeds(),
    countMismatches: () => erpMismatchStore(transaction).countOpen(),
    findMismatches: () => erpMismatchStore(transaction).findOpen(100),
    listOpen: (max: number) => erpQueueStore(transaction).listOpen(max),
    listMessagesOf: (orderNumber: string) => erpQueueStore(transaction).listOf(orderNumber),
    listMismatches: (max: number) => erpQueueStore(transaction).listMismatches(max),
  };
}

export type ErpDesk = ReturnType<typeof erpDesk>;

/** What an operator does by hand. */
export function erpDesk({ transaction, clock, orders }: { transaction: Transaction; clock: Clock; orders: ErpOrders }) {
  const messages = erpMessageStore(transaction);
  const rows = erpDeskStore(transaction);
  const desk = { messages, desk: rows, references: erpReferenceStore(transaction), orders, clock };
  return {
    /** Why a step was not taken, where that is what an error says. */
    refusalOf: (error: unknown) => (error instanceof CannotOperate ? error.code : undefined),
    retry: (orderNumber: string) => retryMessage(desk, orderNumber),
    park: (orderNumber: string) => parkByHand(desk, orderNumber),
    adopt: (orderNumber: string, sapId: string) => adoptOrder(desk, orderNumber, sapId),
    /** The answer is the reference that it has now. */
    renumber: (orderNumber: string) => renumberOrder(desk, orderNumber),
    giveUp: (orderNumber: string) => giveUpOrder(desk, orderNumber),
    /** Nothing that has no number is believed to be unsent. */
    doubtAll: () => rows.doubtAll(clock.now()),
    reconcileNow: (markets?: readonly Country[]) =>
      erpCursorStore(transaction).makeDue('reconciliation', clock.now(), markets),
  };
}
