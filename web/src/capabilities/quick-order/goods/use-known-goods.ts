import { useQueries } from '@tanstack/react-query';
import { useLanguage } from '#platform/texts/texts.ts';
import { isToSend, type PadRow } from '../rows/pad-rows.ts';
import type { QuickGoods } from './find-goods.ts';
import { goodsByCode } from './goods-by-code.ts';

type Known = (row: PadRow) => QuickGoods | null | undefined;

/** What the rows have looked up so far; each row asks for its own goods, here nothing is asked. */
export function useKnownGoods(rows: readonly PadRow[], shipToId: string): Known {
  const language = useLanguage();
  const codes = [...new Set(rows.filter(isToSend).map(({ code }) => code.trim()))];
  const answers = useQueries({
    queries: codes.map((code) => ({ ...goodsByCode(code, { language, shipToId }), enabled: false })),
  });
  const known = new Map(codes.map((code, nth) => [code, answers[nth]?.data]));
  return ({ code }) => known.get(code.trim());
}
