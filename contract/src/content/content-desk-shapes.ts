import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { type Language, languages } from '../languages.ts';
import { type Country, countries } from '../markets.ts';
import { articleKinds } from './articles.rest.ts';
import {
  addressLength,
  contentKinds,
  contentLimits,
  contentStates,
  safeAddress,
  writtenKinds,
} from './content-kinds.ts';
import { linkTypes } from './link-types.ts';

export const market = z.enum(countries as readonly [Country, ...Country[]]);
export const language = z.enum(languages as readonly [Language, ...Language[]]);
export const kind = z.enum(contentKinds);
export const writtenKind = z.enum(writtenKinds);
export const contentId = z.string().regex(/^[0-9a-f]{24}$/);
export const revision = z.int().min(1).meta({ description: 'That was read; another one is refused.' });

const day = calendarDay;
/** A day begins at 0:00 of the reader's market, and ends with its last minute. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/)
  .refine((text) => day.safeParse(text.slice(0, 10)).success)
  .meta({ example: '2026-12-03T08:00', description: 'By the clock of the reader’s market.' });
const line = (max: number) => z.string().trim().max(max);
const byLanguage = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(language, shape);

const text = z.strictObject({
  title: line(contentLimits.title),
  summary: line(contentLimits.summary),
  markdown: z.string().max(contentLimits.markdown),
});

/** An item as its writer leaves it; what has no sense for its kind stays empty. */
export const written = z.strictObject({
  markets: z.array(market).max(countries.length).meta({ description: 'An empty list means all of them.' }),
  customerTypes: z.array(line(40).min(1)).max(20),
  isPublic: z.boolean(),
  from: moment.nullable(),
  to: moment.nullable(),
  date: day.nullable(),
  order: z.int().min(0).max(100_000),
  articleKind: z.enum(articleKinds).nullable(),
  linkType: z.enum([...linkTypes, 'External']).nullable(),
  theme: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(80)
    .nullable(),
  location: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/)
    .nullable(),
  link: z.string().regex(safeAddress).max(addressLength).nullable(),
  image: z.strictObject({ fileId: contentId, alt: byLanguage(line(contentLimits.alt)) }).nullable(),
  files: z.array(contentId).max(contentLimits.files),
  event: z.strictObject({ date: day, place: line(200) }).nullable(),
  texts: byLanguage(text),
});
export type Written = z.output<typeof written>;

/** An item as a list shows it. */
export const contentRow = z.object({
  kind,
  id: contentId,
  path: z.string(),
  title: z.string(),
  state: z.enum(contentStates),
  markets: z.array(market),
  customerTypes: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
  languages: z.array(language).meta({ description: 'In which it is written.' }),
  missing: z.array(language).meta({ description: 'In which its readers would look for it, and do not find it.' }),
  hasDraft: z.boolean().meta({ description: 'Something of it is written and not published.' }),
  hasLater: z
    .boolean()
    .meta({ description: 'Something of it is published for later; until then the old one is shown.' }),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable().meta({ description: 'Null where a folder brought it.' }),
});
export type ContentRow = z.output<typeof contentRow>;

const file = z.object({
  id: contentId,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  isPicture: z.boolean(),
  link: z.string(),
});
export const deskFile = file;

const version = z.object({
  version: z.int(),
  title: z.string(),
  languages: z.array(language),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  publishedBy: z.string().nullable(),
  stands: z.enum(['draft', 'shown', 'later', 'before']),
});

/** An item with everything that its writer needs. */
export const wholeContent = contentRow.extend({
  revision: z.int(),
  isWritten: z.boolean().meta({ description: 'Its kind is written here; others come from a folder.' }),
  mayChange: z.boolean(),
  mayPublish: z.boolean(),
  /** The draft, else what is published. */
  written,
  rendered: byLanguage(z.object({ html: z.string(), summary: z.string() })),
  files: z.array(file).meta({ description: 'That were sent for it, newest first.' }),
  versions: z.array(version),
});
export type WholeContent = z.output<typeof wholeContent>;

export const previewReasons = ['market', 'customer-type', 'before', 'after', 'not-published'] as const;
