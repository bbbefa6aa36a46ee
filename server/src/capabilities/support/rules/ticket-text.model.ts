import { limits } from '@dray/contract/limits.ts';
import { isSubCategoryOf } from '@dray/contract/support/ticket-categories.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { Refusal } from '#platform/refusal.ts';
import { fold } from '#platform/text/fold-text.ts';

const isWithin = (text: string, max: number): boolean => {
  const length = lengthOf(text);
  return length >= 1 && length <= max;
};

// Signs that no keyboard has and that would change how the text around them reads.
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line. */
export function readTitle(text: string): string {
  const title = text.replace(invisible, ' ').trim().normalize('NFC');
  if (!isWithin(title, limits.ticketTitle)) throw new Refusal('TICKET_TITLE_LENGTH', { max: limits.ticketTitle });
  return title;
}

/** With its line breaks; shown as text and never as markup. */
export function readDescription(text: string): string {
  const description = text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
    .normalize('NFC');
  if (!isWithin(description, limits.ticketDescription))
    throw new Refusal('TICKET_DESCRIPTION_LENGTH', { max: limits.ticketDescription });
  return description;
}

export function requireCategory(categoryId: string, subCategoryId: string): void {
  if (!isSubCategoryOf(categoryId, subCategoryId)) throw new Refusal('TICKET_CATEGORY_UNKNOWN');
}

const maxWords = 8;

/** Patterns for the words of a search, each of which has to be found. */
export const searchPatterns = (search: string | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
