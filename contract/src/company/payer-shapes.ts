import { z } from 'zod';
import { userStatuses } from '../users/user-status.ts';
import { transportLimits } from './transport-shapes.ts';

const address = { street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() };

const transport = transportLimits.extend({
  label: z.string(),
  leadDays: z.int(),
  cutOff: z.string(),
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: z.array(z.int()),
});

const shipTo = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['Active', 'Suspended', 'Move Out']),
  customerType: z.string(),
  ...address,
  /** The usual one first. */
  transports: z.array(transport),
});

const payer = z.object({
  id: z.string(),
  name: z.string(),
  identificationNo: z.string(),
  taxVat: z.string(),
  ...address,
  paymentMethods: z.array(z.object({ value: z.string(), label: z.string() })),
  soldTos: z.array(z.object({ id: z.string(), name: z.string(), ...address, shipTos: z.array(shipTo) })),
});

/** Whole only for anyone who manages access there: others see themselves, and the names and roles of those who do (T137). */
const employee = z.object({
  id: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  rolename: z.string(),
  status: z.enum(userStatuses).nullable(),
  roles: z.array(z.object({ roleid: z.string(), rolename: z.string(), shipToId: z.string().nullable() })),
});

/** Of the caller's companies what their own ship-tos lead to; nothing of money, which needs other sections (T138). */
export const companyPage = z.object({
  payers: z.array(payer),
  employees: z.array(employee),
  payerdetail: z.array(
    z.object({
      companyId: z.string(),
      companyName: z.string(),
      identificationNo: z.string(),
      taxVat: z.string(),
      country: z.string(),
    }),
  ),
});
export type CompanyPage = z.infer<typeof companyPage>;
