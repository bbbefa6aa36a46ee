import { IconTruckDelivery } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { AvailabilityNote } from '#capabilities/catalogue/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import type { Packaging, Product } from '../queries/product.queries.ts';
import { AddProduct } from './add-product.tsx';
import { Packagings } from './packagings.tsx';
import { PriceBreaks } from './price-breaks.tsx';
import { ProductPrice } from './product-price.tsx';
import { QuantityBlock } from './quantity-block.tsx';

type Props = { product: Product; packagings: UseQueryResult<Packaging[]> };

/** What a single product is offered at: its price, its packs, how much of it, and the day it can come. */
export function Offer({ product, packagings }: Props) {
  return (
    <>
      <ProductPrice product={product} />
      {!product.orderable && <AvailabilityNote product={product} />}
      {packagings.isError && <PackagingsFailed packagings={packagings} />}
      {packagings.data && packagings.data.length > 0 && (
        <Packagings packagings={packagings.data} taxRate={product.tax_rate} />
      )}
      {product.orderable && (
        <QuantityBlock
          key={product.sku}
          product={product}
          action={(quantity, isInBar) => <AddProduct product={product} {...quantity} isInBar={isInBar} />}
        />
      )}
      {product.orderable && product.deliveryDate && <EarliestDelivery day={product.deliveryDate} />}
      <PriceBreaks product={product} />
    </>
  );
}

function EarliestDelivery({ day }: { day: string }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  return (
    <p className="row wrap gap-0-8 text-14 muted">
      <IconTruckDelivery size={20} stroke={1.75} aria-hidden="true" />
      {t('earliest')} <strong className="semibold ink">{formatDateWithWeekday(language, day)}</strong>
    </p>
  );
}

function PackagingsFailed({ packagings: { error, refetch } }: Pick<Props, 'packagings'>) {
  const { t } = useTranslation(['product', 'errors']);
  const words = useFailureWords(error);
  return (
    <BlockError
      heading={t('product:packagingsFailed')}
      retry={t('errors:retry')}
      onRetry={() => void refetch()}
      {...words}
    />
  );
}
