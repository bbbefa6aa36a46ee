import type { CannedAnswer } from '#capabilities/requests-desk/index.ts';

export const inventedAnswers: readonly CannedAnswer[] = Array.from({ length: 4 }, (_, at) => ({
  id: `${at}`,
  title: 'An answer about as long',
  version: 1,
  texts: { en: 'Thank you.' },
  changedBy: 'Some Body',
  changedAt: '2026-11-11T10:00:00.000Z',
}));
