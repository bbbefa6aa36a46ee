import { daysFrom } from './calendar-day.ts';
import type { DemoProduct } from './demo-products.ts';

/** Gone for now, with what is offered instead. */
const substitutes: Readonly<Record<string, string>> = {
  CZ100058: 'CZ100005',
  IT100089: 'IT100088',
};

/** Gone for now, and back on a known day. */
const daysUntilBack: Readonly<Record<string, number>> = { CZ100051: 5, SK100075: 5, ES100110: 5 };

/** No longer brewed; still found by its sku, because old orders hold it. */
const discontinued: ReadonlySet<string> = new Set(['CZ100057']);

export function availabilityOf({ sku }: DemoProduct, today: string) {
  const substituteSku = substitutes[sku];
  const days = daysUntilBack[sku];
  return {
    isOutOfStock: substituteSku !== undefined || days !== undefined,
    substituteSku,
    availableFrom: days === undefined ? undefined : daysFrom(today, days),
    isDiscontinued: discontinued.has(sku),
  };
}

/** New goods came within the last sixty days; the others have been there for a year and more. */
export function listedOn({ pack }: DemoProduct, today: string): string {
  const isNew = pack.flags?.includes('NEW') ?? false;
  return daysFrom(today, isNew ? -(6 + ((pack.number * 11) % 50)) : -(400 + ((pack.number * 37) % 1_500)));
}
