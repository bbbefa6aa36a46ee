import type { Section } from '@dray/contract/sections.ts';
import type { Goods } from './sections/suggestion.ts';

export type SearchProps = {
  text: string;
  onText: (text: string) => void;
  may: (section: Section) => boolean;
  /** Prices are shown with tax. */
  isGross: boolean;
  /** Puts one of it into the cart, which belongs to another capability; the list stays as it is. */
  onAdd: (goods: Goods) => void;
};
