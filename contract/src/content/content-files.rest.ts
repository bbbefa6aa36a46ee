import { z } from 'zod';
import { everyone, signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

const params = z.object({ id: z.string().max(200) });

export const contentFilesRoutes = {
  getContentFile: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/files/:id',
    summary: 'A picture, attachment, video or its captions, of content that the caller may read.',
    // Which section it takes depends on the content it belongs to; its handler asks.
    guard: signedIn,
    whileActing: 'allowed',
    params,
    file: { byLink: true, isKept: true, hasRanges: true },
  },
  getPublicContentFile: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/publicfiles/:id',
    summary: 'A file of content that is for everyone: public articles and banners.',
    guard: everyone,
    whileActing: 'allowed',
    params,
    file: { byLink: true, isKept: true, hasRanges: true },
  },
} as const satisfies Record<string, RestRoute>;
