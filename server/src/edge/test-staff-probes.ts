import type { Answer } from '../testing/caller.ts';
import { actingProbes } from './test-acting-probes.ts';
import { calendarProbes } from './test-calendar-probes.ts';
import { contentProbes } from './test-content-probes.ts';
import { deskProbes } from './test-desk-probes.ts';
import { erpProbes } from './test-erp-probes.ts';
import { importProbes } from './test-import-probes.ts';
import { onboardingProbes } from './test-onboarding-probes.ts';
import { peopleDeskProbes } from './test-people-desk-probes.ts';
import { priceListProbes } from './test-price-list-probes.ts';
import {
  type StaffProbe,
  type StaffRoleName,
  type StaffTarget,
  staffRoleNames,
  type Verdicts,
} from './test-probe-shapes.ts';
import { requestProbes } from './test-request-probes.ts';

const nothing = '404 NOT_FOUND';
const allRoles = (verdicts: Verdicts) =>
  Object.fromEntries(staffRoleNames.map((role) => [role, verdicts])) as Record<StaffRoleName, Verdicts>;
const operators = (own: string, other: string) => ({ operator: [own, other] as const });
const decided = { ...allRoles([nothing, nothing]), operator: ['409 CHANGE_DECIDED', nothing] as const };
const customerRead = ['200', '404 COMPANY_NOT_FOUND'] as const;
const pricesRead = ['200', '404 SHIP_TO_NOT_FOUND'] as const;
const changes = ({ changeId }: StaffTarget) => `/api/staff/changes/${changeId}`;

/** By hand: who may make each call that is the supplier's own. None of them changes anything. */
export const staffProbes: Readonly<Record<string, StaffProbe>> = {
  getStaffSelf: { send: (caller) => caller.get('/api/staff/me'), expected: allRoles(['200', '200']) },
  listStaffRoles: { send: (caller) => caller.get('/api/staff/roles'), expected: allRoles(['200 with', '200 with']) },
  listStaffGrants: {
    send: (caller, { email }) => caller.get(`/api/staff/grants?search=${email}`),
    expected: operators('200 with', '200 with'),
  },
  askStaffGrant: {
    send: (caller, { email, market }) =>
      caller.send('POST', '/api/staff/grants', { email, roleId: 'operator', markets: [market] }),
    expected: operators('409 STAFF_GRANT_HELD', '403 STAFF_ROLE_NOT_YOURS'),
  },
  endStaffGrant: {
    send: (caller, { grantId }) => caller.send('DELETE', `/api/staff/grants/${grantId}`, undefined),
    expected: operators('409 STAFF_FROM_DIRECTORY', nothing),
  },
  listChangeRequests: {
    send: (caller) => caller.get('/api/staff/changes'),
    expected: allRoles(['200 without', '200 without']),
  },
  approveChange: {
    send: (caller, target) => caller.send('POST', `${changes(target)}/approve`, undefined),
    expected: decided,
  },
  refuseChange: {
    send: (caller, target) => caller.send('POST', `${changes(target)}/refuse`, { reason: 'no such person' }),
    expected: decided,
  },
  withdrawChange: {
    send: (caller, target) => caller.send('POST', `${changes(target)}/withdraw`, undefined),
    expected: allRoles([nothing, nothing]),
  },
  listTrail: {
    send: (caller, { companyId }) => caller.get(`/api/staff/audit?company=${companyId}`),
    expected: operators('200 with', '200 without'),
  },
  explainPrice: {
    send: (caller, { shipToId, market }) =>
      caller.get(`/api/staff/prices/explain?shipTo=${shipToId}&sku=${market === 'CZ' ? 'CZ100001' : 'SK100015'}`),
    expected: { support: pricesRead, sales: pricesRead, pricing: pricesRead },
  },
  listCustomers: {
    send: (caller, { companyId }) => caller.get(`/api/staff/customers?search=${companyId}`),
    expected: { support: ['200 with', '200 without'], sales: ['200 with', '200 without'] },
  },
  getCustomer: {
    send: (caller, { companyId }) => caller.get(`/api/staff/customers/${companyId}`),
    expected: { support: customerRead, sales: customerRead },
  },
  judgeObstacles: {
    send: (caller, { companyId, shipToId }) =>
      caller.get(`/api/staff/customers/${companyId}/obstacles?shipTo=${shipToId}`),
    expected: { support: customerRead, sales: customerRead },
  },
  ...actingProbes,
  ...calendarProbes,
  ...contentProbes,
  ...deskProbes,
  ...erpProbes,
  ...importProbes,
  ...peopleDeskProbes,
  ...priceListProbes,
  ...onboardingProbes,
  ...requestProbes,
  exportTrail: {
    send: (caller, { companyId }) => caller.get(`/api/staff/audit/export?company=${companyId}`),
    expected: operators('200 with', '200 without'),
  },
};

/** What a call that is allowed shows of the thing that was named: something, or nothing. */
export function staffVerdictOf({ status, body, text }: Answer): string {
  if (status >= 400) return `${status} ${body.code}`;
  if (Array.isArray(body?.results)) return `${status} ${body.results.length > 0 ? 'with' : 'without'}`;
  if (typeof body === 'string') return `${status} ${text.trimEnd().includes('\n') ? 'with' : 'without'}`;
  return String(status);
}
