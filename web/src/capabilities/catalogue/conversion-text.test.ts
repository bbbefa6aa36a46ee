// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { chooseLanguage, loadTexts, startTexts, translatorFor } from '#platform/texts/texts.ts';
import { amountText, conversionParts } from './conversion-text.ts';

const keg = {
  pack_format: 'KEG50',
  number_of_products_on_layer: 6,
  number_of_layers_per_pallet: 2,
  gross_weight_for_one_cas: 63,
  cart_fields: { packaging_cart: 1, layer_cart: 1, pallets_cart: 1 },
};
const units = ['pack', 'layer', 'pallet'] as const;
const words = (language: 'cs' | 'it') => ({ language, t: translatorFor(language, 'catalogue') });
const plain = (texts: readonly string[]) => texts.join(' · ').replaceAll('\u00a0', ' ');

beforeAll(async () => {
  startTexts('cs');
  await loadTexts('catalogue');
  await chooseLanguage('it');
});

test('goods typed in one unit are shown in the others, with their weight', () => {
  const answered = (packs: number, typedIn: (typeof units)[number]) =>
    plain(conversionParts(words('cs'), keg, packs, { typedIn, units }));

  expect(answered(6, 'pack')).toBe('378 kg · 1 vrstva · 0,5 palety');
  expect(answered(12, 'layer')).toBe('12 sudů · 756 kg · 1 paleta');
  expect(answered(24, 'pallet')).toBe('24 sudů · 1,51 t · 4 vrstvy');
});

test('what is sold by the piece only is not shown in pallets', () => {
  const answered = conversionParts(words('it'), { ...keg, pack_format: 'CO2' }, 3, {
    typedIn: 'pack',
    units: ['pack'],
  });

  expect(plain(answered)).toBe('189 kg');
});

test('the noun follows the number as it is shown', () => {
  const answered = [1, 2, 5, 9].map((packs) => amountText(words('cs'), keg, packs, 'pack').replace('\u00a0', ' '));

  expect(answered).toEqual(['1 sud', '2 sudy', '5 sudů', '9 sudů']);
  expect(plain([amountText(words('cs'), keg, 9, 'pallet')])).toBe('0,75 palety');
});
