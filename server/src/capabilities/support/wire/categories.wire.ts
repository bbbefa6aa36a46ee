import type { Language } from '@dray/contract/languages.ts';
import { isTicketCategory, ticketCategories, ticketCategoryIds } from '@dray/contract/support/ticket-categories.ts';
import { ticketCategoryText, ticketSubCategoryText } from '@dray/contract/texts/support-text.ts';

export const subCategoriesOf = (categoryId: string, language: Language) =>
  isTicketCategory(categoryId)
    ? ticketCategories[categoryId].map((id) => ({ id, categoryId, name: ticketSubCategoryText(id, language) }))
    : undefined;

export const allSubCategories = (language: Language) =>
  ticketCategoryIds.flatMap((categoryId) => subCategoriesOf(categoryId, language) ?? []);

export const categoriesToWire = (language: Language) =>
  ticketCategoryIds.map((id) => ({
    id,
    name: ticketCategoryText(id, language),
    subCategories: (subCategoriesOf(id, language) ?? []).map(({ id: subId, name }) => ({ id: subId, name })),
  }));
