import { sections } from '@dray/contract/sections.ts';
import type { MarketSection } from '#capabilities/market-sections/index.ts';

/** Rows that have the shape of what is on its way. */
export const inventedSections: readonly MarketSection[] = sections
  .slice(1)
  .map((section) => ({ section, isOn: true, isClosedHere: false, people: 40 }));
