import type { Plan } from '../life/plan.ts';
import type { Step } from '../life/timeline.ts';
import type { Row } from '../store/database.ts';

export type SeedCustomer = {
  customer: string;
  name: string;
  address?: string;
  taxNumber?: string;
  isBlocked?: boolean;
};

export type SeedMaterial = {
  material: string;
  name: string;
  /** Net, for one pack: `1250.50`. */
  listPrice: string;
  /** Containers that come along and go back, for one pack each. */
  empties?: readonly { material: string; perPack: string }[];
  isDiscontinued?: boolean;
};

export type SeedPrice = { soldTo: string; material: string; price: string };

/** Rows are spelled as the service spells them; what is left out is empty. Days are `2026-11-20`, moments ISO. */
type SeedRow = Readonly<Row>;

/** A document with what is in it; the number of the document is on the header and repeated on every item. */
export type SeedDelivery = { part: number; header: SeedRow; items: readonly SeedRow[] };
export type SeedBilling = { header: SeedRow; items: readonly SeedRow[]; hasPdf?: boolean };

/** An order as it is today: finished, or with what is still to happen to it. */
export type SeedOrder = {
  header: SeedRow;
  items: readonly SeedRow[];
  partners: readonly SeedRow[];
  texts?: readonly SeedRow[];
  deliveries: readonly SeedDelivery[];
  billing: readonly SeedBilling[];
  createdAt: Date;
  plan: Plan;
  /** From the timeline of the order, those that have not happened; none of a finished one. */
  steps: readonly Step[];
};

/** What was agreed with a customer, and how far it is trusted. */
export type SeedContract = { header: SeedRow; items: readonly SeedRow[]; partners: readonly SeedRow[] };

/** What an ERP knows before its first call. */
export type ErpSeed = {
  customers: readonly SeedCustomer[];
  materials: readonly SeedMaterial[];
  prices: readonly SeedPrice[];
  orders: readonly SeedOrder[];
  contracts?: readonly SeedContract[];
  creditAccounts?: readonly SeedRow[];
};
