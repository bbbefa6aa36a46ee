import type { StaffRight } from '@dray/contract/staff/rights.ts';

type StaffScreen = {
  name:
    | 'desk'
    | 'orders'
    | 'calendar'
    | 'sections'
    | 'erp'
    | 'health'
    | 'customers'
    | 'requests'
    | 'onboardings'
    | 'prices'
    | 'lists'
    | 'content'
    | 'imports'
    | 'people'
    | 'changes'
    | 'audit';
  to:
    | '/staff'
    | '/staff/orders'
    | '/staff/calendar'
    | '/staff/sections'
    | '/staff/erp'
    | '/staff/health'
    | '/staff/customers'
    | '/staff/requests'
    | '/staff/onboardings'
    | '/staff/prices/explain'
    | '/staff/prices/lists'
    | '/staff/content'
    | '/staff/imports'
    | '/staff/people'
    | '/staff/changes'
    | '/staff/audit';
  /** Without it the screen is not offered; the desk is everybody's. */
  right?: StaffRight;
  /** Does as well. */
  or?: StaffRight;
};

/** What there is at the desk, in the order in which it is offered. */
export const staffScreens: readonly StaffScreen[] = [
  { name: 'desk', to: '/staff' },
  { name: 'orders', to: '/staff/orders', right: 'orders.read' },
  { name: 'customers', to: '/staff/customers', right: 'customers.read' },
  { name: 'requests', to: '/staff/requests', right: 'requests.answer' },
  { name: 'onboardings', to: '/staff/onboardings', right: 'customers.edit', or: 'assignments.edit' },
  { name: 'prices', to: '/staff/prices/explain', right: 'prices.explain' },
  { name: 'lists', to: '/staff/prices/lists', right: 'prices.read' },
  { name: 'content', to: '/staff/content', right: 'content.edit' },
  { name: 'imports', to: '/staff/imports', right: 'imports.run' },
  { name: 'calendar', to: '/staff/calendar', right: 'customers.edit' },
  { name: 'sections', to: '/staff/sections', right: 'settings.edit' },
  { name: 'erp', to: '/staff/erp', right: 'erp.read' },
  { name: 'health', to: '/staff/health', right: 'health.read' },
  { name: 'people', to: '/staff/people', right: 'staff.manage' },
  // Everybody of the staff may look there; only those who give roles have asked for something, or are asked.
  { name: 'changes', to: '/staff/changes', right: 'staff.manage' },
  { name: 'audit', to: '/staff/audit', right: 'audit.read' },
];

/** Whether a screen is offered to somebody who holds what they hold. */
export const isOffered = (
  { right, or }: Pick<StaffScreen, 'right' | 'or'>,
  holds: (right: StaffRight) => boolean,
): boolean => right === undefined || holds(right) || (or !== undefined && holds(or));
