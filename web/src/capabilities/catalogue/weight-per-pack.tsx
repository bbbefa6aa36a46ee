import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';

type Props = { product: Pick<ProductCardFieldsFragment, 'pack_format' | 'gross_weight_for_one_cas'> };

/** 63 kg per keg: what one of them brings to the scales, packaging included (T60). */
export function WeightPerPack({ product }: Props) {
  const { t } = useTranslation('catalogue');
  const weight = formatWeight(useLanguage(), product.gross_weight_for_one_cas);
  return <p className="text-13 medium muted tabular">{t(`weightPer.${packNoun(product.pack_format)}`, { weight })}</p>;
}
