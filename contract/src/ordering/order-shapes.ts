import { z } from 'zod';
import { cancelBars, cancellations } from './cancellation.ts';
import { erpStates, progressSteps, stepStates, trackingCodes } from './order-progress.ts';

export const orderRow = z.object({
  orderNumber: z.string().meta({ example: '4500123' }),
  /** Null until the ERP has taken the order. */
  sapId: z.string().nullable(),
  customerOrderNumber: z.string().meta({ example: '2026/117' }),
  orderType: z.string(),
  isFromDesk: z.boolean().meta({ description: 'The supplier placed it for the customer.' }),
  status: z
    .string()
    .meta({ example: 'Completely Processed', description: 'One that the ERP invented is told as it is.' }),
  statusLabel: z.string(),
  deliveryStatus: z.string().nullable(),
  deliveryStatusLabel: z.string().nullable(),
  erpState: z.enum(erpStates),
  cancellation: z.enum(cancellations),
  cancellationMessage: z.string().nullable().meta({ description: 'The verdict in words, where there is one.' }),
  cancelBar: z
    .enum(cancelBars)
    .nullable()
    .meta({ description: 'Why it cannot be cancelled; null where it can be asked.' }),
  hasTracking: z.boolean(),
  hasDifferences: z.boolean(),
  orderDate: z.string().meta({ example: '2026-11-12T09:30:00.000Z', description: 'The moment of placing (UTC).' }),
  deliveryDate: z.string().meta({ example: '2026-11-18', description: "A day of the market's calendar." }),
  shipToId: z.string(),
  shipToName: z.string(),
  shipToCity: z.string(),
  total: z.number().meta({ example: 48320, description: 'With tax and deposits.' }),
  currency: z.string().meta({ example: 'CZK' }),
  quantityTotal: z.number(),
  pallets: z.number(),
});

/** What became of a line, in packs; null where the ERP has not reported it. */
const lineState = {
  confirmed: z.number().nullable(),
  delivered: z.number().nullable(),
  rejected: z.number().nullable(),
  rejectionReason: z.string().nullable().meta({ description: "In the reader's language; unknown codes as they are." }),
  invoiced: z.number().nullable().meta({ description: 'Null, too, for whoever may not see documents.' }),
};

/** Stays as it is for as long as there is the order, whatever is added or taken away. */
const lineNo = z.int().meta({ example: 10 });

const orderLine = z.object({
  position: z.int(),
  lineNo,
  sku: z.string(),
  name: z.string(),
  packFormat: z.string(),
  packLabel: z
    .string()
    .meta({ example: 'Keg 50 l', description: 'What it is packed in, in words; of a bundle empty.' }),
  quantity: z.number(),
  numberOfLayer: z.int(),
  numberOfPallet: z.int(),
  quantityTotal: z.number(),
  unitPrice: z.number(),
  basicPrice: z.number().nullable(),
  discount: z.number(),
  rowTotal: z.number(),
  creditPerPack: z
    .object({ goods: z.number(), deposit: z.number() })
    .nullable()
    .meta({ description: 'What one pack of it cost with tax, and its deposit; null for a bundle.' }),
  taxRate: z.number(),
  weight: z.number(),
  ...lineState,
  bundleOptions: z.array(
    z.object({
      lineNo,
      ...lineState,
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      price: z.number().nullable(),
    }),
  ),
});

const moment = z.string().meta({ example: '2026-11-12T05:50:00.000Z' });

const progressStep = z.object({
  code: z.enum(progressSteps),
  state: z.enum(stepStates),
  at: moment.nullable(),
  planned: moment.nullable(),
});

const delivery = z.object({
  number: z.string().meta({ example: '8004471290' }),
  plannedDate: z.string().nullable(),
  issuedAt: moment.nullable(),
  deliveredAt: moment.nullable(),
  isBlocked: z.boolean(),
  route: z.string().nullable(),
  vehicle: z.string().nullable(),
  lines: z.array(z.object({ lineNo, quantity: z.number(), delivered: z.number().nullable() })),
});

const orderDocument = z.object({
  id: z.string(),
  type: z.string().meta({ example: 'invoice' }),
  number: z.string(),
  date: z.string(),
  amount: z.number(),
  currency: z.string(),
  fileName: z.string(),
  size: z.int().nullable(),
  isFileThere: z.boolean(),
});

export const orderDetail = orderRow.extend({
  placedByName: z.string().nullable().meta({ description: 'Of an order of the desk its person is not named.' }),
  placedForName: z.string().nullable().meta({ description: 'Whose order it is, where the desk has placed it.' }),
  progress: z.array(progressStep),
  deliveries: z.array(delivery),
  documents: z.array(orderDocument).nullable().meta({ description: 'Null for whoever may not see documents.' }),
  cancellableUntil: moment.nullable().meta({ description: 'Until then it is promised, afterwards the depot decides.' }),
  expected: z.object({ from: moment, to: moment }).nullable(),
  deliveredTotals: z
    .object({ net: z.number(), tax: z.number(), deposit: z.number(), grand: z.number() })
    .nullable()
    .meta({ description: 'What was delivered costs; null until something was, or where nothing differs.' }),
  changedAt: moment.nullable(),
  asOf: moment.nullable().meta({ description: 'When the ERP was last read with success.' }),
  transportType: z.string(),
  transportLabel: z.string(),
  paymentMethod: z.string(),
  paymentTitle: z.string(),
  noteForDriver: z.string().nullable(),
  revision: z.int().meta({ example: 1, description: 'How often it was changed since, and one.' }),
  physicalPallets: z.int(),
  weight: z.number(),
  hectolitres: z.number(),
  lines: z.array(orderLine),
  returnables: z.array(
    z.object({
      lineNo,
      parentSku: z.string().nullable(),
      sku: z.string(),
      name: z.string(),
      totalUnits: z.number(),
      unitPrice: z.number(),
      totalPrice: z.number(),
    }),
  ),
  totals: z.object({
    net: z.number(),
    discount: z.number(),
    tax: z.number(),
    deposit: z.number(),
    grand: z.number(),
    currency: z.string(),
  }),
  taxes: z.array(z.object({ rate: z.number(), base: z.number(), amount: z.number() })),
  discounts: z.array(z.object({ code: z.string(), label: z.string(), amount: z.number() })),
  shipTo: z.object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    province: z.string().nullable(),
    country: z.string(),
  }),
  soldTo: z.object({ id: z.string(), name: z.string() }),
  payer: z.object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    identificationNo: z.string(),
    taxVat: z.string(),
  }),
});

export const tracking = z.object({
  orderId: z.string().nullable().meta({ description: "The ERP's number." }),
  orderNumber: z.string(),
  expected: z.object({ from: moment, to: moment }).nullable(),
  events: z.array(
    z.object({
      code: z.enum(trackingCodes),
      at: moment.nullable(),
      planned: moment.nullable(),
      place: z.string().nullable(),
      deliveryNumber: z.string().nullable(),
    }),
  ),
  asOf: moment.nullable(),
});
