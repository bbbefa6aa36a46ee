import { readAddress, text, word } from '#ui/list/filters/address-fields.ts';

const fields = {
  q: text(80),
  theme: word(/^[\w-]{1,80}$/),
  /** The article of the knowledge base that is read. */
  article: word(/^[\w.-]{1,200}$/),
};

/** What is looked for in questions and articles, and which of the articles is open (T142). */
export type SupportAddress = ReturnType<typeof readSupportAddress>;

export const readSupportAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
