import { useTranslation } from '#platform/texts/texts.ts';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import classes from './product-labels.module.css';

const flagOf = { promo: 'promo', sale: 'product_sale', new: 'product_new', last: 'product_last' } as const;
const labels = ['promo', 'sale', 'new', 'last'] as const;

type Flagged = Pick<ProductCardFieldsFragment, (typeof flagOf)[keyof typeof flagOf]>;

type Props = {
  product: Flagged;
  /** No higher than a line of text. */
  isLow?: boolean;
};

/** What sets a product apart, in words; nothing where nothing does. */
export function ProductLabels({ product, isLow = false }: Props) {
  const { t } = useTranslation('catalogue');
  return labels
    .filter((label) => product[flagOf[label]] === 1)
    .map((label) => (
      <span
        key={label}
        className={`${classes.label} inline-row text-13 semibold nowrap`}
        data-kind={label}
        data-low={isLow || undefined}
      >
        {t(`labels.${label}`)}
      </span>
    ));
}
