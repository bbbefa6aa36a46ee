import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.model.ts';

test('paragraphs and points stay apart, tags go, letters written as entities come back', () => {
  const html = '<p>Malt &amp; <strong>hops</strong>.</p><ul><li>6&nbsp;°C</li><li>a &lt; b<br>c</li></ul><h3> </h3>';

  expect(paragraphsOf(html)).toEqual([
    { text: 'Malt & hops.', isPoint: false },
    { text: '6\u00a0°C', isPoint: true },
    { text: 'a < b c', isPoint: true },
  ]);
});

test('a text without tags is one paragraph, and nothing is none', () => {
  expect(paragraphsOf('Just words')).toEqual([{ text: 'Just words', isPoint: false }]);
  expect(paragraphsOf('')).toEqual([]);
});
