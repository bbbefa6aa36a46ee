import { type Country, countries } from '@dray/contract/markets.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import type { OdataSettings } from './odata-client.connector.ts';
import type { ErpCredentials } from './odata-credentials.connector.ts';
import { readText } from './odata-values.model.ts';
import type { MarketMapping, SapMapping } from './sap-mapping.ts';

export type SapSettings = OdataSettings & {
  credentials: ErpCredentials;
  ca: string | undefined;
  mapping: SapMapping;
  /** Differs between installations: a copy for tests must not adopt the orders of the real one. */
  referencePrefix: string;
  isRepeatable: boolean;
  /** How long a connection may take to come about. */
  connectMs: number;
  parallel: number;
};

export type SapNames = ReturnType<typeof sapNames>;

/** Between our names and the ERP's. */
export function sapNames({ mapping, referencePrefix: prefix }: Pick<SapSettings, 'mapping' | 'referencePrefix'>) {
  return {
    markets: countries.filter((country) => mapping.markets[country] !== undefined),

    marketOf(country: Country): MarketMapping {
      const market = mapping.markets[country];
      if (!market) throw new ErpFailure('refused', `The mapping has no market ${country}`, { code: 'MAPPING' });
      return market;
    },

    referenceOf: ({ orderNumber, reference = orderNumber }: Pick<OrderToSend, 'orderNumber' | 'reference'>): string =>
      `${prefix}${reference}`,

    /** Our number or the reference given instead; undefined for an order that is not of this portal. */
    orderNumberOf(row: Readonly<Record<string, unknown>>): string | undefined {
      const reference = readText(row[mapping.referenceField]);
      return reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
    },
  };
}
