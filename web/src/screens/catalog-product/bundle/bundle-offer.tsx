import { useState } from 'react';
import { AddPacks } from '#capabilities/cart/index.ts';
import { AvailabilityNote, timesPacks, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import {
  type BundleItem,
  countBounds,
  defaultChoices,
  depositOf,
  isDefault,
  selectedOptions,
  sumOf,
} from './bundle-choice.ts';
import { BundleItemChoice } from './bundle-item.tsx';
import classes from './bundle-offer.module.css';
import { BundlePrice } from './bundle-price.tsx';
import { bundleSum } from './bundle-sum.ts';
import { BundleTerms } from './bundle-terms.tsx';
import { CountField } from './count-field.tsx';

const noItems: BundleItem[] = [];

/** Several goods at one price: what is in it, what of it one may choose, and what it comes to. */
export default function BundleOffer({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const items = product.items ?? noItems;
  const [choices, setChoices] = useState(() => defaultChoices(items));
  const sum = bundleSum(product, isDefault(items, choices), sumOf(items, choices));
  const basis = usePriceBasis();
  return (
    <>
      {sum && <BundlePrice currency={product.currency} sum={sum} deposit={depositOf(items, choices)} />}
      <BundleTerms product={product} />
      {!product.orderable && <AvailabilityNote product={product} />}
      <section className="grid gap-12" aria-labelledby="bundle-contents">
        <h2 id="bundle-contents" className="text-14 semibold letters-0">
          {t('bundle.contents')}
        </h2>
        {items.map((item) => (
          <BundleItemChoice
            key={item.option_id}
            item={item}
            choices={choices}
            currency={product.currency}
            taxRate={product.tax_rate}
            isOpen={product.orderable}
            onChoose={setChoices}
          />
        ))}
      </section>
      {product.orderable && (
        <BundleCount product={product} price={sum?.own[basis]} options={selectedOptions(items, choices)} />
      )}
    </>
  );
}

const openTerms = { minimum_amt: 1, limited_amount: null };

type CountProps = { product: Product; price: number | undefined; options: readonly string[] };

/** How many of the bundle, within its minimum and what is left of it. */
function BundleCount({ product, price, options }: CountProps) {
  const { t } = useTranslation(['product', 'catalogue']);
  const language = useLanguage();
  const basis = usePriceBasis();
  const { least, max } = countBounds(product.bundle_fields ?? openTerms);
  const [count, setCount] = useState(least);
  return (
    <section className={`${classes.count} grid gap-12`} aria-labelledby="bundle-count">
      <h2 id="bundle-count" className="text-14 semibold letters-0">
        {t('product:bundle.count')}
      </h2>
      <CountField label={t('product:bundle.count')} value={count} least={least} max={max} onChange={setCount} />
      {price !== undefined && (
        <p className={classes.value} role="status">
          <span className="muted">{t('product:bundle.value')}</span>{' '}
          <strong className={classes.money}>{formatMoney(language, timesPacks(price, count), product.currency)}</strong>{' '}
          <span className="muted">{t(`catalogue:basis.${basis}`)}</span>
        </p>
      )}
      <AddPacks
        product={product}
        packs={count}
        value={count}
        unit="pack"
        options={options}
        amountText={formatNumber(language, count)}
        hasPreview={false}
      >
        {t('product:add.bundle', {
          money: price === undefined ? '' : formatMoney(language, timesPacks(price, count), product.currency),
        })}
      </AddPacks>
    </section>
  );
}
