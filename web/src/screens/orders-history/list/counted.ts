import type { Language } from '@dray/contract/languages.ts';
import { formatNumber } from '#platform/texts/format-number.ts';

/** The server stops counting here. */
const counted = 1000;

/** 4 · 1 000+ */
export const countText = (language: Language, count: number): string =>
  `${formatNumber(language, count)}${count >= counted ? '+' : ''}`;
