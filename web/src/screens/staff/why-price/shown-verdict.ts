import type { PriceVerdict } from '@dray/contract/pricing/price-explanation.rest.ts';
import type { PriceExplanation } from '#capabilities/pricing/index.ts';

export type ExplainedRow = PriceExplanation['rows'][number];

/** What a row is said to have become: where goods are not offered nothing is a price, and without a price nothing was before it. */
export type ShownVerdict = PriceVerdict | 'would-win' | 'not-alone';

export function shownVerdict(
  { verdict }: ExplainedRow,
  { price, rows }: Pick<PriceExplanation, 'price' | 'rows'>,
): ShownVerdict {
  if (price !== null) return verdict;
  if (verdict === 'won') return 'would-win';
  const hasWinner = rows.some((row) => row.verdict === 'won');
  return !hasWinner && (verdict === 'outranked' || verdict === 'not-lower') ? 'not-alone' : verdict;
}

/** The price itself and what it is compared with; everything else is there to say why not. */
export const isUsed = ({ verdict }: ExplainedRow): boolean => verdict === 'won' || verdict === 'list-price';
