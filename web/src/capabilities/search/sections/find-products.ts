import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import {
  OfferSuggestionsDocument,
  ProductSuggestionsDocument,
  type SuggestedProductFragment,
} from '../../../generated/operations.ts';
import { findByCode } from './exact-code.ts';
import type { Asked, Found, Suggestion } from './suggestion.ts';

type Product = SuggestedProductFragment;

const ask = async ({ query, limit }: Pick<Asked, 'query' | 'limit'>, signal?: AbortSignal) =>
  (await callGraphql(ProductSuggestionsDocument, { search: query, pageSize: limit }, { signal })).products;

export async function findProducts(asked: Asked, signal?: AbortSignal): Promise<Found> {
  const { items, total_count, corrected_search } = await ask(asked, signal);
  return { total: total_count, corrected: corrected_search ?? undefined, suggestions: items.map(toSuggestion) };
}

/** Bundles are in no list of goods (T51), so they are looked for by a call of their own (T134). */
export async function findOffers({ query, limit }: Asked, signal?: AbortSignal): Promise<Found> {
  const { offers } = await callGraphql(OfferSuggestionsDocument, { search: query, pageSize: limit }, { signal });
  // A guess at a mistyped word is the products' business: two guesses beside each other would only confuse.
  const items = offers.corrected_search ? [] : offers.items;
  return { total: items.length, corrected: undefined, suggestions: items.map(toSuggestion) };
}

export async function findExactProduct(asked: Asked): Promise<Suggestion | undefined> {
  const product = findByCode((await ask(asked)).items, asked.query);
  return product && toSuggestion(product);
}

const toSuggestion = (product: Product): Suggestion => ({
  key: product.sku,
  link: { to: '/catalog/$id', params: { id: product.sku } },
  name: product.name,
  detail: product.pack_label,
  picture: { source: product.thumbnail, fallback: packPlaceholder(product.pack_format) },
  price: priceOf(product),
  // Of a bundle one chooses the parts first.
  goods: product.orderable && product.type_id === 'simple' ? product : undefined,
  note: product.not_orderable_reason?.message,
});

function priceOf({ your_price: net, your_price_tax: gross, currency }: Product): Suggestion['price'] {
  return net === null || net === undefined ? undefined : { net, gross: gross ?? net, currency };
}
