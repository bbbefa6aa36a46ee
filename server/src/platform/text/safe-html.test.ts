import { htmlPayloads as listPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import { expect, test } from 'vitest';
import { sanitiseHtml } from './safe-html.ts';

const htmlPayloads = listPayloads();

/** Text without any bracket, and tags spelled exactly as we allow them: nothing else can be read as markup. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h2|h3)>|<br \/>|<a>|<a href="(?:https:\/\/|mailto:|tel:)[^"<>]*" rel="noopener">|<\/a>)*$/i;

test('more than two hundred payloads are tried, each another one', () => {
  expect(new Set(htmlPayloads).size).toBe(htmlPayloads.length);
  expect(htmlPayloads.length).toBeGreaterThanOrEqual(200);
});

test.each(htmlPayloads.map((payload) => [payload.slice(0, 80), payload]))(
  '%j leaves only what is allowed',
  (_name, payload) => {
    const clean = sanitiseHtml(payload);

    expect(clean).toMatch(harmless);
    expect(sanitiseHtml(clean)).toBe(clean);
  },
);

test('what a brewer writes stays as it is', () => {
  const description =
    '<h2>Světlý ležák</h2><p>Plný <strong>chmelový</strong> říz &amp; <em>zlatá</em> barva,<br />čepujte při 7 °C.</p>' +
    '<ul><li>slad</li><li>chmel</li></ul><ol><li>opláchněte sklo</li></ol>' +
    '<p><a href="https://havranov.example/lezak" rel="noopener">Více</a> <a href="tel:+420777000001" rel="noopener">Volejte</a></p>';

  expect(sanitiseHtml(description)).toBe(description);
});

test.each([
  ['a script goes with its content', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['a style goes with its content', '<style>p{}</style><p>a</p>', '<p>a</p>'],
  ['an unknown tag goes and its text stays', '<div><p>a</p><b>c</b></div>', '<p>a</p>c'],
  ['an attribute goes', '<p class="x" style="y" onclick="z">a</p>', '<p>a</p>'],
  ['an unsafe link stays as text', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a link into nowhere stays as text', '<a href="/orders">a</a>', '<a>a</a>'],
  ['an open tag is closed', '<p>a<strong>b', '<p>a<strong>b</strong></p>'],
])('%s', (_name, dirty, clean) => {
  expect(sanitiseHtml(dirty)).toBe(clean);
});
