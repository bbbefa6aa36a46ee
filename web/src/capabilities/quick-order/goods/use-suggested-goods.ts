import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { ProductSuggestionsDocument, type SuggestedProductFragment } from '../../../generated/operations.ts';

type Suggested = {
  goods: readonly SuggestedProductFragment[];
  /** The text that they answer; nothing while the answer is on its way. */
  answers: string | undefined;
};

const settleMs = 120;
const shortest = 2;
const maxSuggestions = 8;

/** Goods whose code, barcode or name begins like what is written, from the second letter on. */
export function useSuggestedGoods(text: string, isOpen: boolean, shipToId: string): Suggested {
  const language = useLanguage();
  const written = text.trim();
  const query = useSettled(written, settleMs);
  const isAsked = isOpen && query.length >= shortest;
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['quick-order', 'suggestions', language, shipToId, query],
    queryFn: async ({ signal }) =>
      (await callGraphql(ProductSuggestionsDocument, { search: query, pageSize: maxSuggestions }, { signal })).products
        .items,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (written.length < shortest) return { goods: [], answers: written };
  const isAnswered = isError || (data !== undefined && !isPlaceholderData && isAsked);
  const goods = data ?? [];
  return { goods: isWritten(goods, written) ? [] : goods, answers: isAnswered ? query : undefined };
}

/** A code in full needs no proposal. */
function isWritten([only, ...others]: readonly SuggestedProductFragment[], written: string): boolean {
  const codes = only && others.length === 0 ? [only.sku.toUpperCase(), only.ean, only.ean_ea] : [];
  return codes.includes(written.toUpperCase());
}
