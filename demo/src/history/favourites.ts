import { assortmentOn } from './assortment.ts';
import { likedBy } from './basket.ts';
import { getCustomer } from './customer.ts';
import { stableId } from './stable-id.ts';

/** Who has marked how many of what their ship-to likes best. */
const admirers = [
  { uid: 'u-ulipy-owner', shipTo: '100234', count: 8 },
  { uid: 'u-ulipy-shift', shipTo: '100234', count: 5 },
  { uid: 'u-velkosklad-brno-warehouse', shipTo: '100237', count: 10 },
  { uid: 'u-tatravelko-owner', shipTo: '100301', count: 7 },
  { uid: 'u-bellini-owner', shipTo: '100401', count: 9 },
  { uid: 'u-bar-romero-manager', shipTo: '100501', count: 6 },
  { uid: 'u-prilis-zlutoucky-kun-edge', shipTo: '100242', count: 10 },
];

export function favouriteRows(now: Date, today: string) {
  const lists = admirers.map(({ uid, shipTo, count }) => ({
    id: stableId('wishlist', uid),
    uid,
    skus: likedBy(shipTo, assortmentOn(getCustomer(shipTo), today, today))
      .slice(0, count)
      .map(({ sku }) => sku),
  }));
  return {
    wishlists: lists.map(({ id, uid }) => ({ id, uid, created_at: daysBefore(now, 90) })),
    items: lists.flatMap(({ id, skus }) =>
      skus.map((sku, index) => ({
        id: stableId('favourite', id, sku),
        wishlist_id: id,
        sku,
        added_at: daysBefore(now, 80 - index * 5),
      })),
    ),
  };
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
