import type { StackedProduct } from '@dray/contract/catalogue/stacked-product.ts';
import type { Language } from '@dray/contract/languages.ts';

export type Asked = { query: string; limit: number; language: Language };

export type Goods = StackedProduct & { sku: string; name: string };

export type Suggestion = {
  key: string;
  link: { to: '/catalog/$id'; params: { id: string } };
  name: string;
  detail: string;
  picture?: { source: string; fallback: string } | undefined;
  price?: { net: number; gross: number; currency: string } | undefined;
  /** What goes into the cart, where it can be ordered as it is. */
  goods?: Goods | undefined;
  /** What speaks against it. */
  note?: string | undefined;
};

export type Found = { total: number; corrected: string | undefined; suggestions: readonly Suggestion[] };
