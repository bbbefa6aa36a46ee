import { languages } from '@dray/contract/languages.ts';
import { priceVerdicts, unpricedReasons } from '@dray/contract/pricing/price-explanation.rest.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadText } from '../../../i18n/load-text.ts';
import { type ExplainedRow, shownVerdict } from './shown-verdict.ts';

const row = (verdict: ExplainedRow['verdict']): ExplainedRow => ({
  isOfMarket: false,
  kind: 'customer',
  minQuantity: 1,
  validFrom: '2026-01-01',
  validTo: null,
  price: 10,
  verdict,
});

test('where there is a price each row became what the server says', () => {
  const rows = priceVerdicts.map(row);

  expect(rows.map((each) => shownVerdict(each, { price: 10, rows }))).toEqual(priceVerdicts);
});

test('of goods that are not offered the row that won only would be the price, and the others are after it', () => {
  const rows = [row('won'), row('outranked'), row('over')];

  expect(rows.map((each) => shownVerdict(each, { price: null, rows }))).toEqual(['would-win', 'outranked', 'over']);
});

test('where no row gives a price none is said to come after another', () => {
  const rows = [row('outranked'), row('not-lower'), row('list-price'), row('not-yet')];

  expect(rows.map((each) => shownVerdict(each, { price: null, rows }))).toEqual([
    'not-alone',
    'not-alone',
    'list-price',
    'not-yet',
  ]);
});

describe.each(languages)('in %s', (language) => {
  let texts: Record<string, Record<string, unknown>>;
  beforeAll(async () => {
    texts = (await loadText(language, 'why-price')).default as unknown as typeof texts;
  });
  // A text that counts has one for each plural form.
  const hasText = (texts: Record<string, unknown> | undefined, key: string) =>
    [key, `${key}_other`].some((name) => typeof texts?.[name] === 'string' && texts[name] !== '');

  test.each([...priceVerdicts, 'would-win', 'not-alone'])('a row that is %s has its words', (shown) => {
    expect(hasText(texts.verdicts, shown)).toBe(true);
  });

  test.each(unpricedReasons)('no price for the reason %s is explained, with what to do', (reason) => {
    expect(texts.unpriced?.[reason]).toEqual({
      heading: expect.stringMatching(/.{10}/),
      text: expect.stringMatching(/.{20}/),
    });
  });

  test.each(['list', 'customer', 'contract', 'promotion'])('a row of the kind %s has its name', (kind) => {
    expect(hasText(texts.kinds, kind)).toBe(true);
  });
});
