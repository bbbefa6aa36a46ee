import { calendarDay } from '@dray/contract/calendar-day-shape.ts';
import { articleKinds } from '@dray/contract/content/articles.rest.ts';
import { linkTypes } from '@dray/contract/content/link-types.ts';
import { trainingKinds } from '@dray/contract/content/training.rest.ts';
import { languages } from '@dray/contract/languages.ts';
import { z } from 'zod';
import { sanitiseContent } from '#platform/text/safe-html.ts';
import { plainText } from '../import/front-matter.ts';
import { address } from '../import/front-shapes.ts';

const line = (max: number) => z.string().max(max).transform(plainText);
const html = z
  .string()
  .max(200_000)
  .transform((text) => sanitiseContent(plainText(text)));
const key = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/);
const count = z.int().min(0).max(1_000_000_000);
const link = z.string().max(500);
const language = z.enum(languages);
/** A name that would be none of ours is made one, whatever was in it. */
const fileName = line(200).transform(
  (name) => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '-').replace(/^[. ]+/, '') || 'file',
);

const file = z.object({ name: fileName, type: line(100), size: count, link });
export type RemoteFile = z.output<typeof file>;

const item = z.object({
  path: key,
  title: line(300),
  summary: line(2_000).default(''),
  html: html.default(''),
  date: calendarDay,
  image: z
    .object({ link, alt: line(300) })
    .nullable()
    .default(null),
  files: z.array(file).max(50).default([]),
  language,
});
export type RemoteItem = z.output<typeof item>;

const article = item.extend({
  kind: z.enum(articleKinds),
  eventDate: calendarDay.nullable().default(null),
  eventPlace: line(200).nullable().default(null),
  concerns: z
    .array(
      z.union([
        z.object({ kind: z.literal('closed-day'), date: calendarDay }),
        z.object({ kind: z.literal('product'), sku: line(40) }),
      ]),
    )
    .max(20)
    .default([]),
});

const chapter = z.object({
  id: key,
  title: line(300),
  minutes: count.default(0),
  html: html.default(''),
  video: z
    .object({ link, seconds: count.default(0), captions: z.array(z.object({ language, link })).max(20).default([]) })
    .nullable()
    .default(null),
  /** Between servers the right answer travels along; to people it is told one by one. */
  check: z
    .object({
      question: line(500),
      options: z.array(z.object({ id: key, text: line(300) })).max(8),
      answer: key,
      explanation: line(1_000).default(''),
    })
    .nullable()
    .default(null),
});

const training = item.extend({
  kind: z.enum(trainingKinds),
  minutes: count.default(0),
  chapters: z.array(chapter).max(40),
});
const theme = z.object({ id: key, title: line(300), order: count.default(0) });
const themed = item.extend({ theme: z.object({ id: key }).nullable().default(null) });

const material = z.object({
  id: key,
  name: line(300),
  fileName,
  folderId: key,
  brand: z
    .object({ id: key, name: line(100) })
    .nullable()
    .default(null),
  type: line(100),
  size: count,
  date: calendarDay,
  width: count.nullable().default(null),
  height: count.nullable().default(null),
  preview: z.object({ link }).nullable().default(null),
  link,
});
const folder = z.object({ id: key, parentId: key.nullable(), name: line(300) });

const footerLink = z.object({
  name: key,
  label: line(200),
  url: address,
  type: z.enum([...linkTypes, 'External']),
  order: count,
});
const banner = z.object({
  id: key,
  link: address,
  image: z.object({ link, name: line(200) }),
  title: line(300),
  text: line(2_000),
});
const helpPage = z.object({
  title: line(300),
  body: line(20_000),
  file: z.object({ link: address }).nullable(),
  pageOrder: count,
});

const pageOf = <Shape extends z.ZodType>(shape: Shape) => z.object({ results: z.array(shape).max(100) });

/** What each call must answer; anything else is rubbish, and what was known before is shown. */
export const remoteShapes = {
  articles: pageOf(article),
  trainings: pageOf(z.object({ path: key })),
  training,
  themed: pageOf(themed),
  themes: pageOf(theme),
  themesBeside: z.object({ themes: z.array(theme).max(200).default([]) }),
  materials: pageOf(material),
  folders: z.array(folder).max(2_000),
  links: pageOf(footerLink),
  banners: pageOf(banner),
  helpPages: pageOf(helpPage),
};

export type RemoteArticle = z.output<typeof article>;
export type RemoteTraining = z.output<typeof training>;
export type RemoteThemed = z.output<typeof themed>;
export type RemoteTheme = z.output<typeof theme>;
export type RemoteMaterial = z.output<typeof material>;
export type RemoteFolder = z.output<typeof folder>;
export type RemoteLink = z.output<typeof footerLink>;
export type RemoteBanner = z.output<typeof banner>;
export type RemoteHelpPage = z.output<typeof helpPage>;
