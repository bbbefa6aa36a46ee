import { z } from 'zod';
import { signedIn, staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { uid } from '../users/managed-user-shapes.ts';

/** `made` waits to be fetched by the person; once they have, or its day is over, they ask anew. */
export const exportStates = ['none', 'waiting', 'made', 'fetched', 'failed', 'over'] as const;

const ownExport = z.object({
  state: z.enum(exportStates),
  id: z.string().nullable(),
  askedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  bytes: z.int().nullable(),
});
export type OwnExport = z.infer<typeof ownExport>;

const guard = staffMay('people.help');
const params = z.object({ uid });

/** What is kept of a person, to be taken along (B28); the file goes to them alone, whoever asks for it. */
export const dataExportRoutes = {
  getOwnExport: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/me/export',
    summary: 'How far the file with the caller’s own data is.',
    guard: signedIn,
    whileActing: 'refused',
    query: strictQuery({}),
    response: ownExport,
  },
  askOwnExport: {
    base: 'api',
    method: 'POST',
    // While one is made, another call gets that one.
    repeatable: 'by nature',
    path: '/me/export',
    summary: 'Has the file made; the caller is told by mail and at the bell when it is there.',
    guard: signedIn,
    whileActing: 'refused',
    status: 202,
    response: ownExport,
  },
  downloadOwnExport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/me/export/file',
    summary: 'The file, once and within a day.',
    guard: signedIn,
    whileActing: 'refused',
    body: z.strictObject({ id: z.uuid() }),
    file: {},
  },
  getPersonExport: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/people/:uid/export',
    summary: 'How far the file of a person is.',
    guard,
    params,
    query: strictQuery({}),
    response: ownExport,
  },
  askPersonExport: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/people/:uid/export',
    summary: 'Has the file of a person made, who alone can fetch it.',
    guard,
    status: 202,
    params,
    response: ownExport,
  },
} as const satisfies Record<string, RestRoute>;
