import type { StaffRight } from '@dray/contract/staff/rights.ts';

type StaffScreen = {
  name:
    | 'desk'
    | 'calendar'
    | 'sections'
    | 'customers'
    | 'prices'
    | 'lists'
    | 'imports'
    | 'people'
    | 'changes'
    | 'audit';
  to:
    | '/staff'
    | '/staff/calendar'
    | '/staff/sections'
    | '/staff/customers'
    | '/staff/prices/explain'
    | '/staff/prices/lists'
    | '/staff/imports'
    | '/staff/people'
    | '/staff/changes'
    | '/staff/audit';
  /** Without it the screen is not offered; the desk is everybody's. */
  right?: StaffRight;
};

/** What there is at the desk, in the order in which it is offered. */
export const staffScreens: readonly StaffScreen[] = [
  { name: 'desk', to: '/staff' },
  { name: 'customers', to: '/staff/customers', right: 'customers.read' },
  { name: 'prices', to: '/staff/prices/explain', right: 'prices.explain' },
  { name: 'lists', to: '/staff/prices/lists', right: 'prices.read' },
  { name: 'imports', to: '/staff/imports', right: 'imports.run' },
  { name: 'calendar', to: '/staff/calendar', right: 'customers.edit' },
  { name: 'sections', to: '/staff/sections', right: 'settings.edit' },
  { name: 'people', to: '/staff/people', right: 'staff.manage' },
  // Everybody of the staff may look there; only those who give roles have asked for something, or are asked.
  { name: 'changes', to: '/staff/changes', right: 'staff.manage' },
  { name: 'audit', to: '/staff/audit', right: 'audit.read' },
];
