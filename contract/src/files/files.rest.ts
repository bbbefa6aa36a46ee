import { z } from 'zod';
import { everyone } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

const aYear = 31_536_000;

export const filesRoutes = {
  showPicture: {
    base: 'content',
    method: 'GET',
    reads: 'replica',
    path: '/pictures/:file',
    summary: "A product's picture, by the digest of its bytes.",
    guard: everyone,
    whileActing: 'allowed',
    params: z.object({ file: z.string() }),
    // Another picture has another address.
    file: { publicSeconds: aYear, isImmutable: true },
  },
} as const satisfies Record<string, RestRoute>;
