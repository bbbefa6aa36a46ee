import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Scope } from '#platform/request/request.ts';
import { caseNumberOf } from './rules/ticket.model.ts';
import { waitingTicketStore } from './store/waiting-ticket.store.ts';

export type WaitingTicketsDoor = ReturnType<ReturnType<typeof openWaitingTickets>>;

/** What waits for customer service, for a page that only says so. */
export const openWaitingTickets = () => (transaction: Transaction) => ({
  async listWaiting(scope: Scope, market: Country | undefined, max: number) {
    const waiting = await waitingTicketStore(transaction).listWaiting(scope, market, max);
    return waiting.map((each) => ({ ...each, caseNumber: caseNumberOf(each.caseNumber) }));
  },
});
