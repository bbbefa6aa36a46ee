import type { StaffRight } from './staff/rights.ts';

export type StaffNeed = 'staff' | `staff, ${StaffRight}`;

/** By hand: what each call of the supplier's people takes. */
export const staffCalls: Record<string, StaffNeed> = {
  // The supplier's own: B1, B4, B5. Who decides a change holds the right of its kind, which its capability asks for.
  'GET /api/staff/me': 'staff',
  'GET /api/staff/roles': 'staff',
  'GET /api/staff/grants': 'staff, staff.manage',
  'POST /api/staff/grants': 'staff, staff.manage',
  'DELETE /api/staff/grants/:id': 'staff, staff.manage',
  'GET /api/staff/changes': 'staff',
  'POST /api/staff/changes/:id/approve': 'staff',
  'POST /api/staff/changes/:id/refuse': 'staff',
  'POST /api/staff/changes/:id/withdraw': 'staff',
  'GET /api/staff/audit': 'staff, audit.read',
  'GET /api/staff/audit/export': 'staff, audit.read',
  // B17.
  'GET /api/staff/prices/explain': 'staff, prices.explain',
  // B6, B8, B10, B11.
  'POST /api/staff/imports': 'staff, imports.run',
  'GET /api/staff/imports': 'staff, imports.run',
  'GET /api/staff/imports/:id': 'staff, imports.run',
  'GET /api/staff/imports/:id/rows': 'staff, imports.run',
  'GET /api/staff/imports/:id/faults.csv': 'staff, imports.run',
  'POST /api/staff/imports/:id/stop': 'staff, imports.run',
  'POST /api/staff/imports/:id/commit': 'staff, imports.run',
  'POST /api/staff/imports/:id/undo': 'staff, imports.run',
  'GET /api/staff/master': 'staff, imports.run',
  'GET /api/staff/master/:kind': 'staff, imports.run',
  'PUT /api/staff/master/:kind': 'staff, imports.run',
  'GET /api/staff/master/:kind/template.csv': 'staff, imports.run',
  'GET /api/staff/master/:kind/sample.csv': 'staff, imports.run',
  'GET /api/staff/master/:kind/export.csv': 'staff, imports.run',
  'GET /api/staff/master-owners': 'staff, settings.edit',
  'PUT /api/staff/master-owners': 'staff, settings.edit',
  // B15, T144.
  'GET /api/staff/holidays': 'staff, settings.edit',
  'POST /api/staff/holidays': 'staff, settings.edit',
  'DELETE /api/staff/holidays/:id': 'staff, settings.edit',
  'GET /api/staff/calendars': 'staff, customers.edit',
  'PUT /api/staff/calendars': 'staff, customers.edit',
  'GET /api/staff/calendars/consequences': 'staff, customers.edit',
  'GET /api/staff/calendars/try': 'staff, customers.edit',
  'GET /api/staff/calendars/exceptions': 'staff, customers.edit',
  'POST /api/staff/calendars/exceptions': 'staff, customers.edit',
  'DELETE /api/staff/calendars/exceptions/:id': 'staff, customers.edit',
  'GET /api/staff/sections': 'staff, settings.edit',
  'PUT /api/staff/sections': 'staff, settings.edit',
  // B16.
  'GET /api/staff/price-lists': 'staff, prices.read',
  'GET /api/staff/assignments': 'staff, prices.read',
  'GET /api/staff/assignments/preview': 'staff, assignments.edit',
  'PUT /api/staff/assignments': 'staff, assignments.edit',
  // B14. Each step asks for its own right.
  'GET /api/staff/onboardings': 'staff',
  'POST /api/staff/onboardings': 'staff, customers.edit',
  'GET /api/staff/onboardings/:id': 'staff',
  'PUT /api/staff/onboardings/:id/steps/:step': 'staff',
  'GET /api/staff/onboardings/:id/obstacles': 'staff, customers.edit',
  'POST /api/staff/onboardings/:id/invite': 'staff, customers.edit',
  'POST /api/staff/onboardings/:id/discard': 'staff, customers.edit',
  // B12, B13.
  'GET /api/staff/customers': 'staff, customers.read',
  'GET /api/staff/customers/:companyId': 'staff, customers.read',
  'GET /api/staff/customers/:companyId/obstacles': 'staff, customers.read',
  // B20, B21.
  'GET /api/staff/erp/messages': 'staff, erp.read',
  'GET /api/staff/erp/messages/:orderNumber': 'staff, erp.read',
  'POST /api/staff/erp/messages/:orderNumber/retry': 'staff, erp.change',
  'POST /api/staff/erp/messages/:orderNumber/renumber': 'staff, erp.change',
  'POST /api/staff/erp/messages/:orderNumber/adopt': 'staff, erp.change',
  'POST /api/staff/erp/messages/:orderNumber/give-up': 'staff, erp.change',
  'GET /api/staff/erp/reconciliation': 'staff, erp.read',
  'POST /api/staff/erp/reconciliation': 'staff, erp.change',
};
