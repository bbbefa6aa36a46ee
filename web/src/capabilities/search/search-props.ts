import type { Section } from '@dray/contract/sections.ts';

export type SearchProps = {
  text: string;
  onText: (text: string) => void;
  may: (section: Section) => boolean;
  /** Prices are shown with tax. */
  isGross: boolean;
};
