import { searchWordsFor } from '@dray/contract/texts/catalogue-text.ts';
import { wordsOf } from '#platform/text/search-words.ts';
import type { CategoryTree } from '../product/category-tree.model.ts';
import { packFamilyOf } from '../product/pack.model.ts';
import type { Category, Product } from '../product/product.model.ts';
import type { TradeWords } from './search-terms.model.ts';

const packWords = new Map<string, readonly string[]>();
const groupWords = new Map<string, readonly string[]>();
const categoryWords = new WeakMap<Category, readonly string[]>();

/** What the trade calls a product's pack and group in all our languages; thousands of products share these. */
export function tradeWords(product: Product, tree: CategoryTree): TradeWords {
  const category = tree.byUid.get(product.categoryUid);
  return {
    pack: cached(packWords, packFamilyOf(product.packFormat), (family) => wordsOf(searchWordsFor(family))),
    group: [
      ...cached(groupWords, product.group, (group) => wordsOf(`${group} ${searchWordsFor(group)}`)),
      ...(category ? namesOf(category) : []),
    ],
  };
}

function cached(
  words: Map<string, readonly string[]>,
  key: string,
  find: (key: string) => string[],
): readonly string[] {
  const found = words.get(key) ?? find(key);
  words.set(key, found);
  return found;
}

function namesOf(category: Category): readonly string[] {
  const found = categoryWords.get(category) ?? wordsOf(Object.values(category.name).join(' '));
  categoryWords.set(category, found);
  return found;
}
