import { customs } from '@dray/contract/languages.ts';
import { formatNumber, formatPercent } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import { FactsList } from './facts-list.tsx';

/** What the label says; what is not known is not listed. */
export function Attributes({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { alcohol_content: alcohol, shelf_life: days, country_of_origin: country } = product;
  const facts = [
    { name: t('attributes.brand'), value: product.brand },
    { name: t('attributes.subBrand'), value: product.sub_brand },
    { name: t('attributes.alcohol'), value: alcohol == null ? '' : formatPercent(language, alcohol / 100) },
    {
      name: t('attributes.shelfLife'),
      value: days == null ? '' : t('attributes.days', { count: days, n: formatNumber(language, days) }),
    },
    { name: t('attributes.origin'), value: countryName(customs[language].locale, country) },
    { name: t('attributes.sku'), value: product.sku },
    { name: t('attributes.ean'), value: product.ean },
    { name: t('attributes.eanPiece'), value: product.ean_ea },
  ];
  return <FactsList facts={facts.filter(({ value }) => value !== '')} />;
}

/** The wire has the two letters of a country; anything else is shown as it came. */
const countryName = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code;
