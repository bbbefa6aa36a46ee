import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type Basket = {
  day: string;
  /** What the customer could order that day. */
  offered: readonly string[];
  lines: readonly { sku: string; n: number; unit: 'K' | 'L' | 'P' }[];
};

/** A ship-to with all its orders, the newest last. */
export type Customer = { shipTo: string; trade: string; orders: readonly Basket[] };

/** Two thousand four hundred orders of sixty ship-tos, frozen: no change of the demo can make a guess look better. */
export const readBaskets = (): readonly Customer[] =>
  JSON.parse(gunzipSync(readFileSync(new URL('baskets.json.gz', import.meta.url))).toString());
