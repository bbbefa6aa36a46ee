import { structuredFormats } from '@dray/contract/documents/document-kinds.ts';
import { type Country, countries } from '@dray/contract/markets.ts';
import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { z } from 'zod';
import { type DeliveryRule, deliveryFacts, usualDeliveryRules } from '../port/delivery-rules.ts';
import { rejectionReasons } from '../port/order-update.ts';

const code = (max: number) => z.string().min(1).max(max);
/** What holds for everything that is not named is under `*`. */
const byCode = (max: number) => z.record(z.string(), code(max));

const market = z.strictObject({
  salesOrganization: code(4),
  distributionChannel: code(2),
  division: code(2),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Prague'),
  /** Our order types to the ERP's. */
  orderTypes: byCode(4),
  partners: z.strictObject({ shipTo: code(2), payer: code(2), billTo: code(2).optional() }),
  driverNote: z.strictObject({ textId: code(4), language: code(2) }).optional(),
  /** The ISO code of a pack. */
  unit: code(3),
  shippingConditions: byCode(2).optional(),
  paymentTerms: byCode(4).optional(),
  cancelReason: code(2),
  deliveryBlock: code(2),
  rejections: z.record(z.string().max(2), z.enum(rejectionReasons)),
  plants: z.record(z.string().max(4), z.string()).default({}),
  billingTypes: z.record(z.string().max(4), z.enum(['invoice', 'credit-note', 'proforma', 'other'])),
  /** How the ERP has invoices for programs; without one none are offered. */
  structuredInvoices: z.enum(structuredFormats).optional(),
  /** What is promised by a type of contract; of one that is not named its quantity decides. */
  contractTypes: z.record(z.string().max(4), z.enum(['volume', 'equipment'])).default({}),
  /** Without one no credit lines are read. */
  creditSegment: code(10).optional(),
  price: z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('compare') }),
    z.strictObject({ mode: z.literal('send'), conditionType: code(4) }),
  ]),
  deposits: z.literal('derived'),
  /** Whether the order names its pallets, or SAP adds them by itself. */
  pallets: z.enum(['sent', 'derived']).default('sent'),
  /** For a SAP that does not find it by the pallet's material. */
  palletItemCategory: code(4).optional(),
  deliveryRules: z
    .array(z.strictObject({ status: z.enum(deliveryStatuses).nullable(), when: z.array(z.enum(deliveryFacts)) }))
    .min(1)
    .optional(),
});

type Markets<Market> = Partial<Record<Country, Market>>;

function withUsualRules(markets: Markets<z.output<typeof market>>): Markets<MarketMapping> {
  const named = Object.entries(markets) as [Country, z.output<typeof market>][];
  return Object.fromEntries(
    named.map(([country, group]) => [
      country,
      { ...group, deliveryRules: group.deliveryRules ?? usualDeliveryRules(country) },
    ]),
  );
}

const mapping = z.strictObject({
  referenceField: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{1,40}$/)
    .default('PurchaseOrderByShipToParty'),
  /** SAP's standard has no such call: the function beside `GetPDF` that answers with an invoice for programs. */
  structuredFunction: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{1,40}$/)
    .default('GetElectronicInvoice'),
  markets: z
    .partialRecord(z.enum(countries), market)
    .refine((all) => Object.keys(all).length > 0, 'names no market')
    .transform(withUsualRules),
});

export type MarketMapping = z.output<typeof market> & { deliveryRules: readonly DeliveryRule[] };
export type SapMapping = z.output<typeof mapping>;

/** Read at start: a code that is missing is reported then, not by the first order that needs it. */
export function readSapMapping(text: string, name: string): SapMapping {
  const parsed = mapping.safeParse(parseJson(text, name));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The mapping ${name} is not usable: ${problems.join('; ')}`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The mapping ${name} is not JSON`);
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
