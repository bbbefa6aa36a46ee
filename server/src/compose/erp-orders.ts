import type { CreditDoor } from '#capabilities/company/index.ts';
import type { ContractsDoor } from '#capabilities/contracts/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import { type ErpCustomers, openErpDesk, usualDeliveryRules } from '#capabilities/erp/index.ts';
import { isSetToPortal } from '#capabilities/master-data/index.ts';
import { type OrderingDoor, openErpNumbers, openErpOrders } from '#capabilities/ordering/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = {
  orderingOf: DoorOf<OrderingDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  contractsOf: DoorOf<ContractsDoor>;
  creditOf: DoorOf<CreditDoor>;
};

/** What the ERP tells: of orders and their bills, and of customers besides. */
export function composeErpOrders({ clock, liveOf }: Base, beside: Beside) {
  const { orderingOf, documentsOf, contractsOf, creditOf } = beside;
  const erpOrdersOf = openErpOrders({ orderingOf, numbersOf: openErpNumbers(), billsOf: documentsOf, liveOf });
  const erpCustomersOf: DoorOf<ErpCustomers> = (transaction) => ({
    applyContract: async (update) =>
      (await isSetToPortal(transaction, 'contracts')) ? 'same' : contractsOf(transaction).applyContract(update),
    applyCredit: async (update) =>
      (await isSetToPortal(transaction, 'credit')) ? 'same' : creditOf(transaction).applyCredit(update),
  });
  return {
    erpOrdersOf,
    erpCustomersOf,
    erpDeskOf: openErpDesk({ clock, ordersOf: erpOrdersOf(usualDeliveryRules) }),
  };
}
