/** What the supplier's people may do, each by name; roles are rows that hold some of them (`staff_role`). */
export const staffRights = [
  'customers.read',
  'customers.edit',
  'orders.read',
  'requests.answer',
  'desk.order',
  'people.help',
  'people.erase',
  'claims.decide',
  'credit.read',
  'prices.read',
  'prices.edit',
  'prices.approve',
  'prices.explain',
  'assignments.edit',
  'catalogue.edit',
  'content.edit',
  'content.publish',
  'imports.run',
  'imports.approve',
  'settings.edit',
  'staff.manage',
  'audit.read',
  'erp.read',
  'erp.change',
  'health.read',
] as const;
export type StaffRight = (typeof staffRights)[number];

export const isStaffRight = (name: string): name is StaffRight => staffRights.some((right) => right === name);
