import { type StaffProbe, type StaffRoleName, staffRoleNames, type Verdicts } from './test-probe-shapes.ts';

const everybody = Object.fromEntries(staffRoleNames.map((role) => [role, ['200', '200'] as const])) as Record<
  StaffRoleName,
  Verdicts
>;
const readers = (verdicts: Verdicts) => ({ support: verdicts, sales: verdicts });
const gone: Verdicts = ['404 ORDER_NOT_FOUND', '404 ORDER_NOT_FOUND'];

/** What waits, which each part of its own right; and orders of all customers, of which there are none. */
export const deskProbes: Readonly<Record<string, StaffProbe>> = {
  getDesk: { send: (caller, { market }) => caller.get(`/api/staff/desk?market=${market}`), expected: everybody },
  getHealth: { send: (caller) => caller.get('/api/staff/health'), expected: { operator: ['200', '200'] } },
  listStaffOrders: {
    send: (caller, { companyId }) => caller.get(`/api/staff/orders?company=${companyId}`),
    expected: readers(['200 without', '404 COMPANY_NOT_FOUND']),
  },
  getStaffOrder: { send: (caller) => caller.get('/api/staff/orders/none'), expected: readers(gone) },
};
