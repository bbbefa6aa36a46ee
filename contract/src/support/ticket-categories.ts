/** What requests are about; the names are in `texts/<language>/support.json`. */
export const ticketCategories = {
  complaint: ['damaged', 'missing', 'wrong', 'short-dated', 'quality'],
  delivery: ['day', 'late', 'place'],
  documents: ['wrong-document', 'missing-document', 'payment'],
  empties: ['balance', 'collection'],
  equipment: ['tap', 'sanitation', 'new-equipment'],
  portal: ['sign-in', 'details', 'new-place', 'fault'],
  other: ['question', 'suggestion'],
} as const;

export type TicketCategory = keyof typeof ticketCategories;
export type TicketSubCategory = (typeof ticketCategories)[TicketCategory][number];

export const ticketCategoryIds = Object.keys(ticketCategories) as TicketCategory[];

export const isTicketCategory = (id: string): id is TicketCategory => Object.hasOwn(ticketCategories, id);

/** Whether the one is below the other. */
export const isSubCategoryOf = (categoryId: string, subCategoryId: string): boolean =>
  isTicketCategory(categoryId) && ticketCategories[categoryId].some((each) => each === subCategoryId);
