import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import type { ReactNode } from 'react';
import type { QuickGoods } from './find-goods.ts';

export type WantedGoods = { goods: QuickGoods; amount: PackAmount };

/** What the server did with a line. */
export type SentLine = { status: string; quantity_total: number; message: string | null };

/** What only the screen can give, for it knows the cart and the ship-to. */
export type QuickOrderSlots = {
  shipToId: string;
  /** All of them in one call; an answer for each, in their order. Throws when nothing was done or nobody knows. */
  send: (wanted: readonly WantedGoods[]) => Promise<readonly SentLine[]>;
  onGoToCart: () => void;
  /** What so many packs cost, on the reader's tax basis; nothing where there is no price for them. */
  priceOf: (goods: QuickGoods, packs: number) => number | undefined;
  basis: 'net' | 'gross';
  /** The way to somebody who can help with what was refused. */
  help: (code: string) => ReactNode;
};
