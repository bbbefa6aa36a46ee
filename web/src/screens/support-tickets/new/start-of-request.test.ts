import { isSubCategoryOf } from '@dray/contract/support/ticket-categories.ts';
import { expect, test } from 'vitest';
import type { HelpReference } from '#capabilities/help/index.ts';
import { categoryFor, givenReference, reasonsFor } from './start-of-request.ts';

const kinds = ['order', 'order-line', 'line', 'document', 'error', 'person', 'company', 'search'] as const;
const references: (HelpReference | undefined)[] = [undefined, ...kinds.map((kind) => ({ kind, id: '1', line: 3 }))];

test('every reason and every category that is offered is in the list', () => {
  for (const reference of references) {
    for (const { category, subCategory } of reasonsFor(reference))
      expect(isSubCategoryOf(category, subCategory)).toBe(true);
    const { categoryId, subCategoryId } = categoryFor(reference);
    if (subCategoryId) expect(isSubCategoryOf(categoryId, subCategoryId)).toBe(true);
  }
});

test('orders, their lines, documents and errors travel as data, the rest as words', () => {
  expect(references.map((reference) => givenReference(reference))).toEqual([
    null,
    { kind: 'order', id: '1', lineNo: null },
    { kind: 'order-line', id: '1', lineNo: 3, packs: null },
    null,
    { kind: 'document', id: '1', lineNo: null },
    { kind: 'error', id: '1', lineNo: null },
    null,
    null,
    null,
  ]);
});

test('packs are counted of a line alone', () => {
  expect(references.flatMap((reference) => givenReference(reference, 2)?.packs ?? [])).toEqual([2]);
});
