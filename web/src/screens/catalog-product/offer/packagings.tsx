import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { Link } from '@tanstack/react-router';
import { onBasis, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Picture } from '#ui/picture.tsx';
import type { Packaging } from '../queries/product.queries.ts';
import classes from './packagings.module.css';

type Props = { packagings: readonly Packaging[]; taxRate: number };

/** The same beer in its other packs: each is a product of its own, so a choice leads there and stays in place. */
export function Packagings({ packagings, taxRate }: Props) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const basis = usePriceBasis();
  return (
    <nav aria-labelledby="packagings">
      <h2 id="packagings" className="mb-8 text-14 semibold letters-0">
        {t('packagings')}
      </h2>
      <ul className={classes.list}>
        {packagings.map((each) => (
          <li key={each.sku}>
            <Link
              to="/catalog/$id"
              params={{ id: each.sku }}
              resetScroll={false}
              className={`${classes.choice} row gap-10 ink plain`}
            >
              <span className={classes.tile}>
                <Picture source={each.thumbnail} fallback={packPlaceholder(each.type)} alt="" width="40" height="40" />
              </span>
              <span className={`${classes.words} grid shrinkable`}>
                <span className="text-14 semibold anywhere">{each.title}</span>
                {each.your_price != null && (
                  <span className={`${classes.price} text-13 muted tabular`}>
                    {formatMoney(language, onBasis(each.your_price, taxRate, basis), each.currency)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
