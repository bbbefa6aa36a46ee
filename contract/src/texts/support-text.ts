import type { Language } from '../languages.ts';
import type { TicketCategory, TicketSubCategory } from '../support/ticket-categories.ts';
import type { TicketStatus } from '../support/ticket-status.ts';
import en from './en/support.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

type SupportTexts = Omit<typeof en, 'status' | 'category' | 'subCategory'> & {
  status: Record<TicketStatus, string>;
  category: Record<TicketCategory, string>;
  subCategory: Record<TicketSubCategory, string>;
};

const texts = readTexts<SupportTexts>('support.json', en);

export const ticketStatusText = (status: TicketStatus, language: Language): string => texts[language].status[status];

const named = (names: Readonly<Record<string, string>>, id: string): string =>
  new Map(Object.entries(names)).get(id) ?? id;

export const ticketCategoryText = (id: string, language: Language): string => named(texts[language].category, id);
export const ticketSubCategoryText = (id: string, language: Language): string => named(texts[language].subCategory, id);

/** Anyone who answers in the supplier's name and has no account here. */
export const customerServiceText = (language: Language): string => texts[language].customerService;
/** Anyone who wrote it is not known any more. */
export const formerPersonText = (language: Language): string => texts[language].formerPerson;

type MailPart = keyof (typeof en)['mail'];
export const ticketMailText = (
  name: MailPart,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => fillIn(texts[language].mail[name], values);
