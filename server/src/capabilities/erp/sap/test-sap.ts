import { readFileSync } from 'node:fs';
import { ErpFailure } from '../port/erp-failure.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import type { OdataAnswer } from './odata-answer.ts';
import type { OdataClient } from './odata-client.connector.ts';
import type { InstantOf } from './sap-delivery-update.model.ts';
import { type MarketMapping, readSapMapping } from './sap-mapping.ts';

export const shippedMapping = readSapMapping(
  readFileSync(new URL('../../../../erp-mapping.json', import.meta.url), 'utf8'),
  'erp-mapping.json',
);
export const czech = shippedMapping.markets.CZ as MarketMapping;

/** Only Prague has a clock here, and it is always winter. */
export const instantOf: InstantOf = ({ date, time }, timeZone) =>
  new Date(`${date}T${time}:00${timeZone === 'Europe/Prague' ? '+01:00' : 'Z'}`);

export const anOrder: OrderToSend = {
  orderNumber: '4500123',
  revision: 1,
  country: 'CZ',
  orderType: 'Standard',
  soldToId: '0000200101',
  shipToId: '100234',
  payerId: '300101',
  customerOrderNumber: '2026/117',
  noteForDriver: 'Zvoňte u dvora',
  placedAt: new Date('2026-11-12T23:30:00Z'),
  deliveryDate: '2026-11-20',
  currency: 'CZK',
  transportType: 'VAN',
  paymentMethod: 'invoice14',
  netMinor: 50_001,
  items: [
    { lineNo: 10, sku: 'CZ100001', quantity: 3, unitMinor: 13_334, netMinor: 40_001 },
    { lineNo: 30, sku: 'CZ100002', quantity: 0.5, unitMinor: 20_000, netMinor: 10_000 },
  ],
  pallets: [{ lineNo: 900_030, sku: 'CZ-PALLET', quantity: 2, unitMinor: 30_000, netMinor: 60_000 }],
};

type Reads = (path: string, query: Readonly<Record<string, string>>, service: string) => object;
type Changes = (path: string, change: Parameters<OdataClient['change']>[2]) => object;
export type Change = Parameters<OdataClient['change']>[2] & { path: string };

/** A client whose answers a test writes itself; what was read and changed is kept in its order. */
export function fakeClient({ read, change = () => ({}) }: { read: Reads; change?: Changes }) {
  const reads: { path: string; query: Readonly<Record<string, string>> }[] = [];
  const changes: Change[] = [];
  const client: OdataClient = {
    async read(service, path, query = {}) {
      reads.push({ path: decodeURIComponent(path), query });
      return answered(read(decodeURIComponent(path), query, service));
    },
    async change(_service, path, each) {
      changes.push({ path: decodeURIComponent(path), ...each });
      return answered(change(decodeURIComponent(path), each));
    },
    readText: async () => '',
    reach: async () => undefined,
  };
  return { client, reads, changes };
}

/** Data, or a whole answer where its headers matter. */
const answered = (given: object): OdataAnswer =>
  'data' in given ? (given as OdataAnswer) : { data: given as OdataAnswer['data'], headers: {} };

export const refused = (status: number, code = 'V1/597', message = 'no'): ErpFailure =>
  new ErpFailure('refused', message, { code, details: { status } });
