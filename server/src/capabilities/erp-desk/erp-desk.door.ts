import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ErpDeskDeps, Operator } from './erp-desk.deps.ts';
import { listMismatches } from './list-mismatches.ts';
import { listQueue } from './list-queue.ts';
import { adoptOrder, giveUpOrder, parkOrder, renumberOrder, retryOrder } from './operate-order.ts';
import { retryOrders } from './retry-orders.ts';
import { showOrder } from './show-order.ts';

export type ErpDeskDoor = ReturnType<typeof erpDesk>;

/** What the supplier's people see and do of the way between the portal and the ERP. */
export const erpDesk = (deps: ErpDeskDeps) => ({
  verbsOf: deps.erp.verbsOf,
  listQueue: (scope: Scope, asked: Parameters<typeof listQueue>[2]) => listQueue(deps, scope, asked),
  showOrder: (scope: Scope, orderNumber: string) => showOrder(deps, scope, orderNumber),
  retry: (operator: Operator, orderNumber: string) => retryOrder(deps, operator, orderNumber),
  retryAll: (operator: Operator, asked: Parameters<typeof retryOrders>[2]) => retryOrders(deps, operator, asked),
  park: (operator: Operator, asked: Parameters<typeof parkOrder>[2]) => parkOrder(deps, operator, asked),
  renumber: (operator: Operator, orderNumber: string) => renumberOrder(deps, operator, orderNumber),
  adopt: (operator: Operator, asked: Parameters<typeof adoptOrder>[2]) => adoptOrder(deps, operator, asked),
  giveUp: (operator: Operator, asked: Parameters<typeof giveUpOrder>[2]) => giveUpOrder(deps, operator, asked),
  listMismatches: (scope: Scope, asked: Parameters<typeof listMismatches>[2]) => listMismatches(deps, scope, asked),
  async reconcile({ actor, scope }: Operator, markets: readonly Country[]): Promise<void> {
    if (!markets.every((market) => scope.markets.includes(market))) throw new Refusal('NOT_FOUND');
    await deps.desk.reconcileNow(markets);
    await deps.audit.record(actor, {
      action: 'erp-reconciled',
      subject: 'portal',
      details: { markets: markets.join(' ') },
      companyId: undefined,
    });
  },
  now: () => deps.clock.now(),
});
