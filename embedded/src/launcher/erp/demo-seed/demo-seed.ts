import type { ErpWorld } from '@dray/demo/order-life/erp-world.ts';
import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import type { ErpSeed, SeedOrder } from '../../../erp/seed/erp-seed.ts';
import { contractOf, creditAccountOf } from './seed-agreements.ts';
import { billingOf } from './seed-billing.ts';
import { deliveryOf } from './seed-delivery.ts';
import { headerOf, itemsOf, partnersOf, textsOf } from './seed-order.ts';

/** The demo world's orders as the ERP keeps them. What is still to happen to them happens there. */
export const demoSeed = ({ orders, contracts = [], credits = [], ...master }: ErpWorld): ErpSeed => ({
  ...master,
  orders: orders.map(orderOf),
  contracts: contracts.map(contractOf),
  creditAccounts: credits.map(creditAccountOf),
});

const orderOf = (life: OrderLife): SeedOrder => ({
  header: headerOf(life),
  items: itemsOf(life),
  partners: partnersOf(life),
  texts: textsOf(life),
  deliveries: life.deliveries.map((delivery) => deliveryOf(life, delivery)),
  billing: life.billing.map((billing) => billingOf(life, billing)),
  createdAt: life.order.placedAt,
  plan: life.fate.plan,
  steps: life.ahead.map(({ step, part, at }) => ({ step, part, dueAt: at })),
});
