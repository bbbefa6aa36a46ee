import { expect, test } from 'vitest';
import { xmlText } from './xml-text.ts';

test.each([
  ['Jana "Ď" O’Neil & <Sons>', 'Jana &quot;Ď&quot; O’Neil &amp; &lt;Sons&gt;'],
  ["x' onload='y", 'x&apos; onload=&apos;y'],
  ['<!-- -->]]>', '&lt;!-- --&gt;]]&gt;'],
  ['a\u0000b\r\nc\u0085d', 'a b  c d'],
  ['half a pair \ud83c', 'half a pair \ufffd'],
])('%j is written as %j', (value, written) => {
  expect(xmlText(value)).toBe(written);
});
