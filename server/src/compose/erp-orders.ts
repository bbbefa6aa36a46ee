import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import { type Applied, type ErpOrders, erpDesk, usualDeliveryRules } from '#capabilities/erp/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import { erpNumbersStore, type OrderingDoor, type OrderOwner, type RulesOf } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  orderingOf: DoorOf<OrderingDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  liveOf: DoorOf<LiveDoor>;
};

/** What the ERP's connector does to orders; anyone who has one of them open is told in the same transaction. */
export function composeErpOrders({ clock, orderingOf, documentsOf, liveOf }: Parts) {
  const erpOrdersOf =
    (rulesOf: RulesOf) =>
    (transaction: Transaction): ErpOrders => {
      const ordering = orderingOf(transaction);
      const numbers = erpNumbersStore(transaction);
      const announce = async (owner: OrderOwner | undefined): Promise<void> => {
        if (!owner) return;
        const { orderNumber: id, companyId, shipToId, country } = owner;
        await liveOf(transaction).announce({ kind: 'order', id, section: 'My Orders', companyId, shipToId, country });
      };
      const applied = async (changed: readonly OrderOwner[] | 'same' | 'unknown'): Promise<Applied> => {
        if (typeof changed === 'string') return changed;
        for (const owner of changed) await announce(owner);
        return 'changed';
      };
      return {
        findOrderToSend: ordering.findOrderToSend,
        findSapIds: numbers.findSapIds,
        findSapId: async (orderNumber) => (await numbers.findSapIds([orderNumber])).get(orderNumber) ?? undefined,
        async setSapId(orderNumber, sapId) {
          await announce(await ordering.setSapId(orderNumber, sapId, rulesOf));
          await documentsOf(transaction).assignBills(sapId);
        },
        setChecking: async (orderNumber, isChecking) => announce(await ordering.setChecking(orderNumber, isChecking)),
        settleCancel: async (orderNumber, answer) => announce(await ordering.settleCancel(orderNumber, answer)),
        giveUp: async (orderNumber) => announce(await ordering.giveUp(orderNumber)),
        async applyOrder(update) {
          const changed = await ordering.applyOrderUpdate(update, rulesOf);
          return applied(typeof changed === 'string' ? changed : [changed]);
        },
        applyDelivery: async (update) => applied(await ordering.applyDeliveryUpdate(update, rulesOf)),
        async applyBilling(update) {
          const outcome = await documentsOf(transaction).applyBilling(update);
          if (outcome !== 'changed') return outcome;
          return applied(await numbers.findOwners([...new Set(update.items.map(({ sapId }) => sapId))]));
        },
      };
    };
  return {
    erpOrdersOf,
    erpDeskOf: (transaction: Transaction) =>
      erpDesk({ transaction, clock, orders: erpOrdersOf(usualDeliveryRules)(transaction) }),
  };
}
