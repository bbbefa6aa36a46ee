import { expect, test } from 'vitest';
import type { Question } from '#capabilities/content/index.ts';
import { frequentGroup, questionGroups } from './question-groups.ts';

const question = (id: string, theme?: string): Question => ({
  id,
  path: id,
  kind: 'faq',
  title: id,
  summary: '',
  html: '',
  date: '2026-11-11',
  image: null,
  files: [],
  language: 'en',
  theme: theme ? { id: theme, title: `About ${theme}` } : null,
});

const questions = [
  question('kegs', 'empties'),
  question('days', 'deliveries'),
  question('crates', 'empties'),
  question('else'),
];
const idsOf = (groups: ReturnType<typeof questionGroups>) =>
  groups.map(({ heading, questions: own }) => [heading, own.map(({ id }) => id)]);

test('themes come in the order of their first question, and what has none is under the name of the page', () => {
  expect(idsOf(questionGroups(questions, 'Questions'))).toEqual([
    ['About empties', ['kegs', 'crates']],
    ['About deliveries', ['days']],
    ['Questions', ['else']],
  ]);
});

test('what is asked most stands in the order of the server, and is still found below its theme', () => {
  expect(idsOf(frequentGroup(questions, ['else', 'kegs'], 'Most asked'))).toEqual([['Most asked', ['else', 'kegs']]]);
  expect(idsOf(questionGroups(questions, ''))[0]).toEqual(['About empties', ['kegs', 'crates']]);
});

test('where nobody has asked anything yet, nothing is called most asked', () => {
  expect(frequentGroup(questions, [], 'Most asked')).toEqual([]);
  expect(frequentGroup(questions, ['gone'], 'Most asked')).toEqual([]);
});
