import type { TicketCategory, TicketSubCategory } from '@dray/contract/support/ticket-categories.ts';
import type { HelpReference } from '#capabilities/help/index.ts';
import type { GivenReference } from '#capabilities/support/index.ts';

export type Reason = { category: TicketCategory; subCategory: TicketSubCategory };

const ofGoods: readonly Reason[] = [
  { category: 'complaint', subCategory: 'damaged' },
  { category: 'complaint', subCategory: 'missing' },
  { category: 'complaint', subCategory: 'wrong' },
  { category: 'complaint', subCategory: 'short-dated' },
];
const ofDelivery: Reason = { category: 'delivery', subCategory: 'late' };
const ofDocuments: readonly Reason[] = [
  { category: 'documents', subCategory: 'wrong-document' },
  { category: 'documents', subCategory: 'missing-document' },
  { category: 'documents', subCategory: 'payment' },
];
const usual: readonly Reason[] = [
  { category: 'complaint', subCategory: 'damaged' },
  { category: 'complaint', subCategory: 'missing' },
  ofDelivery,
  { category: 'documents', subCategory: 'wrong-document' },
  { category: 'empties', subCategory: 'collection' },
  { category: 'equipment', subCategory: 'tap' },
];

/** Why people write most often about such a thing: one press instead of two lists. */
export function reasonsFor(reference: HelpReference | undefined): readonly Reason[] {
  switch (reference?.kind) {
    case 'order-line':
      return ofGoods;
    case 'order':
      return [...ofGoods, ofDelivery];
    case 'document':
      return ofDocuments;
    case 'error':
    case 'person':
    case 'company':
      return [];
    default:
      return usual;
  }
}

/** What it is about by itself; both can be changed. */
export function categoryFor(reference: HelpReference | undefined): { categoryId: string; subCategoryId: string } {
  switch (reference?.kind) {
    case 'order-line':
      return { categoryId: 'complaint', subCategoryId: '' };
    case 'document':
      return { categoryId: 'documents', subCategoryId: '' };
    case 'error':
      return { categoryId: 'portal', subCategoryId: 'fault' };
    case 'person':
    case 'company':
      return { categoryId: 'portal', subCategoryId: 'details' };
    case 'search':
    case 'line':
      return { categoryId: 'other', subCategoryId: 'question' };
    default:
      return { categoryId: '', subCategoryId: '' };
  }
}

/** What the server knows as a thing of its own; everything else goes along as words. */
export function givenReference(reference: HelpReference | undefined, packs?: number): GivenReference | null {
  if (!reference) return null;
  const { kind, id, line } = reference;
  if (kind === 'order-line') return { kind, id, lineNo: line ?? null, packs: packs ?? null };
  return kind === 'order' || kind === 'document' || kind === 'error' ? { kind, id, lineNo: null } : null;
}

const categoriesOfShipTos: readonly string[] = [
  'complaint',
  'delivery',
  'empties',
  'equipment',
] satisfies TicketCategory[];

/** Papers and questions are the company's as a whole: people who work at one of its ship-tos need not read them. */
export const concernsShipTo = (categoryId: string): boolean => categoriesOfShipTos.includes(categoryId);
