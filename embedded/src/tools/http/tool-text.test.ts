import { languages } from '@dray/contract/languages.ts';
import { expect, test } from 'vitest';
import { toolTextIn } from './tool-text.ts';

const shapeOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? (value.match(/\{\w+\}/g) ?? [])
    : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, shapeOf(inner)]));

test.each(languages)('a tool speaks %s, with the same texts and places as in English', (language) => {
  const { language: found, text } = toolTextIn(language);

  expect(found).toBe(language);
  expect(shapeOf(text)).toEqual(shapeOf(toolTextIn('en').text));
});

test('a language that it does not know is answered in English', () => {
  expect(toolTextIn('xx').language).toBe('en');
  expect(toolTextIn('../../../package').language).toBe('en');
});
