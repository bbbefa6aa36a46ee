import type { Section } from '@dray/contract/sections.ts';

/** Goods go to a ship-to for people who order them or look after their orders; one who only pays has nothing to choose one for. */
export const needsShipTo = (may: (section: Section) => boolean): boolean => may('Catalogue') || may('My Orders');
