import type { Applied, ErpOrders } from '#capabilities/erp/index.ts';
import type { LiveDoor } from '#capabilities/live/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { OrderingDoor } from './ordering.door.ts';
import type { RulesOf } from './progress/settle-order.ts';
import type { OrderOwner } from './rules/order-facts.model.ts';
import type { ErpNumbersDoor } from './sending/erp-numbers.door.ts';

type Bills = {
  applyBilling: ErpOrders['applyBilling'];
  /** Bills that came before the ERP's number of their order find it now. */
  assignBills: (sapId: string) => Promise<void>;
};

type Needs = {
  orderingOf: DoorOf<OrderingDoor>;
  numbersOf: DoorOf<ErpNumbersDoor>;
  billsOf: DoorOf<Bills>;
  liveOf: DoorOf<Pick<LiveDoor, 'announce'>>;
};

/** What the ERP's connector does to orders; anyone who has one of them open is told in the same transaction. */
export const openErpOrders =
  ({ orderingOf, numbersOf, billsOf, liveOf }: Needs) =>
  (rulesOf: RulesOf) =>
  (transaction: Transaction): ErpOrders => {
    const ordering = orderingOf(transaction);
    const numbers = numbersOf(transaction);
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
      findAgreed: numbers.findAgreed,
      listSent: numbers.listSent,
      findSapId: async (orderNumber) => (await numbers.findSapIds([orderNumber])).get(orderNumber) ?? undefined,
      async setSapId(orderNumber, sapId) {
        await announce(await ordering.setSapId(orderNumber, sapId, rulesOf));
        await billsOf(transaction).assignBills(sapId);
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
        const outcome = await billsOf(transaction).applyBilling(update);
        if (outcome !== 'changed') return outcome;
        return applied(await numbers.findOwners([...new Set(update.items.map(({ sapId }) => sapId))]));
      },
      async refreshPassedDays(page) {
        const { changed, next } = await ordering.refreshPassedDays(rulesOf, page);
        await applied(changed);
        return next;
      },
    };
  };
