import { z } from 'zod';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { cannedAnswer, cannedTexts, maxCannedTitle } from './request-shapes.ts';

const guard = staffMay('requests.answer');
const params = z.object({ id: z.uuid() });
const version = z.int().min(1);
const title = z.string().trim().min(1).max(maxCannedTitle);

/** Answers that are written once and given often, in the language of whoever asked. */
export const cannedAnswersRoutes = {
  listCannedAnswers: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/requests/canned-answers',
    summary: 'All of them by title, each with its texts.',
    guard,
    query: strictQuery({}),
    response: z.object({ results: z.array(cannedAnswer) }),
  },
  addCannedAnswer: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/requests/canned-answers',
    summary: 'A new one, with a text in at least one language.',
    guard,
    body: z.strictObject({ title, texts: cannedTexts }),
    status: 201,
    response: cannedAnswer,
  },
  setCannedAnswer: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/requests/canned-answers/:id',
    summary: 'Its title and its texts as they shall be; a language that is left out has none any more.',
    guard,
    params,
    body: z.strictObject({ version, title, texts: cannedTexts }),
    response: cannedAnswer,
  },
  removeCannedAnswer: {
    base: 'api',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/staff/requests/canned-answers/:id',
    summary: 'Takes it away; what was answered with it stays.',
    guard,
    params,
    query: strictQuery({ version: z.coerce.number().int().min(1) }),
    status: 204,
    response: z.undefined(),
  },
} as const satisfies Record<string, RestRoute>;
