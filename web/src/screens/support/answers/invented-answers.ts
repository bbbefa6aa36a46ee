import type { Knowledge, Question } from '#capabilities/content/index.ts';

const item = {
  title: 'A question about as long as most of them',
  summary: 'What it is about, in a line.',
  html: '',
  date: '2026-11-11',
  image: null,
  files: [],
  language: 'en' as const,
  theme: null,
};

const ten = Array.from({ length: 10 }, (_, at) => `${at}`);

const questions: Question[] = ten.map((id) => ({ ...item, id, path: id, kind: 'faq' }));

export const inventedAnswers = { results: questions, frequentIds: ten.slice(0, 5) };

export const inventedKnowledge: readonly Knowledge[] = ten.map((id) => ({ ...item, id, path: id, kind: 'knowledge' }));
