import { z } from 'zod';
import { languages } from '../languages.ts';

const day = z.string().meta({ example: '2026-11-12', description: 'A calendar day.' });

export const contentFile = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'Under which it is saved.' }),
  type: z.string().meta({ example: 'application/pdf' }),
  size: z.int().meta({ description: 'In bytes.' }),
  link: z.string(),
});

/** What every kind of content has. */
export const contentItem = z.object({
  id: z.string(),
  path: z.string().meta({ example: 'keg-cleaning' }),
  title: z.string(),
  summary: z.string(),
  html: z.string().meta({ description: 'Sanitised: text, headings, lists, tables and links only.' }),
  date: day,
  image: z.object({ link: z.string(), alt: z.string() }).nullable(),
  files: z.array(contentFile),
  /** The one the text is in: the reader's, else their market's, else English. */
  language: z.enum(languages),
});

export const contentDay = day;
