import { z } from 'zod';
import { everyone, signedIn } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { articlesRoutes } from './articles.rest.ts';
import { contentFilesRoutes } from './content-files.rest.ts';
import { pageOf, pageQuery } from './content-page.ts';
import { helpRoutes } from './help.rest.ts';
import { linkTypes } from './link-types.ts';
import { materialsRoutes } from './materials.rest.ts';
import { trainingRoutes } from './training.rest.ts';

const footerLink = z.object({
  name: z.string(),
  label: z.string(),
  url: z.string(),
  type: z.enum(linkTypes),
  order: z.int(),
});
/** `About`, and later the addresses of the hand-offs. */
const externalLink = footerLink.extend({ type: z.literal('External') });

export const banner = z.object({
  id: z.string(),
  /** The same place as `link`; both names are on the wire. */
  url: z.string(),
  link: z.string(),
  image: z.object({ link: z.string(), name: z.string() }),
  title: z.string(),
  text: z.string(),
});

const helpPage = z.object({
  title: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  body: z.string(),
  file: z.object({ link: z.string() }).nullable(),
  pageOrder: z.int(),
});

/** What the shell shows around every screen. */
export const shellContentRoutes = {
  listLinks: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/links',
    summary: "The footer's links: brands, about, social media, mobile.",
    guard: everyone,
    whileActing: 'allowed',
    query: pageQuery,
    response: pageOf(footerLink),
  },
  listExternalLinks: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/portalExtLinks',
    summary: 'Links of the menu that lead out of the portal.',
    guard: everyone,
    whileActing: 'allowed',
    query: pageQuery,
    response: pageOf(externalLink),
  },
  listBanners: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/banners',
    summary: 'Banners of one place, in their order.',
    guard: everyone,
    whileActing: 'allowed',
    query: pageQuery.extend({
      limit: z.coerce.number().int().min(1).max(limits.pageSize).default(10),
      locationId: z.string().regex(/^[A-Za-z0-9-]{1,60}$/),
    }),
    response: pageOf(banner),
  },
  listHelpPages: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/helppages',
    summary: 'The pages of the first-login tutorial, in their order.',
    guard: signedIn,
    whileActing: 'allowed',
    query: pageQuery,
    response: pageOf(helpPage),
  },
} as const satisfies Record<string, RestRoute>;

export const contentRoutes = {
  ...shellContentRoutes,
  ...articlesRoutes,
  ...trainingRoutes,
  ...helpRoutes,
  ...materialsRoutes,
  ...contentFilesRoutes,
} as const satisfies Record<string, RestRoute>;
