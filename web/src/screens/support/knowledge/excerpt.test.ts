import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const long = `<p>${'Sud a přepravka. '.repeat(20)}Zálohu za sud vrátíme dobropisem.</p><p>${'Další věta o obalech. '.repeat(20)}</p>`;

test('the words around what was found are shown, cut at whole words', () => {
  const excerpt = excerptOf(long, 'zaloh') ?? '';

  expect(excerpt).toContain('Zálohu za sud vrátíme dobropisem.');
  expect(excerpt).toMatch(/^…\S.*\S…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test('a short text is shown whole, and one without the word not at all', () => {
  expect(excerptOf('<p>Vratná záloha</p>', 'zaloha')).toBe('Vratná záloha');
  expect(excerptOf('<p>Vratná záloha</p>', 'sud')).toBeUndefined();
});
