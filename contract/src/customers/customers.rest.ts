import { z } from 'zod';
import { businessKey } from '../company/company.rest.ts';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { uid } from '../users/managed-user-shapes.ts';
import { customer, customerPage } from './customer-shapes.ts';
import { obstaclesAnswer } from './gate-shapes.ts';

/** The customers of somebody's markets or portfolio, for the supplier's own people. */
export const customersRoutes = {
  listCustomers: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/customers',
    summary: 'Customers by name; or those found by a name, number, address, telephone or order, best first.',
    guard: staffMay('customers.read'),
    query: strictQuery({
      offset: z.coerce.number().int().min(0).max(1_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      search: z.string().trim().max(80).optional(),
    }),
    response: customerPage,
  },
  getCustomer: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/customers/:companyId',
    summary:
      'One customer: who pays, who orders and where it goes, people, and each block that the reader has a right to.',
    guard: staffMay('customers.read'),
    params: z.object({ companyId: businessKey }),
    query: strictQuery({}),
    response: customer,
  },
  judgeObstacles: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/customers/:companyId/obstacles',
    summary: 'Why somebody cannot order for a ship-to: every gate as placing would judge it now.',
    guard: staffMay('customers.read'),
    params: z.object({ companyId: businessKey }),
    query: strictQuery({
      shipTo: businessKey,
      /** Without it what hangs on the person is not judged. */
      uid: uid.optional(),
    }),
    response: obstaclesAnswer,
  },
} as const satisfies Record<string, RestRoute>;
