import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Reader } from '#capabilities/catalogue/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { isOpenShipTo, NoShipTo, useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import hiding from '#ui/visually-hidden.module.css';
import { Offer } from './offer/offer.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useProduct } from './use-product.ts';

// Few products are bundles, so the others do not carry what a bundle needs.
const BundleOffer = lazy(() => loadChunk(() => import('./bundle/bundle-offer.tsx')));

const route = getRouteApi('/catalog/$id');
const noShipTos: never[] = [];

/** One product with everything that decides on it: price, packs, quantity, delivery, and what the warehouse wants to know (C7). */
export function CatalogProductScreen() {
  const { id: sku } = route.useParams();
  const language = useLanguage();
  const { user } = useSession();
  const shipTos = user?.shipTos ?? noShipTos;
  const chosen = useChosenShipTo(shipTos);
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <ShownProduct
        sku={sku}
        reader={{ language, shipToId: chosen?.id }}
        note={!chosen && shipTos.some(isOpenShipTo) && <NoShipTo />}
      />
    </Suspense>
  );
}

type Props = { sku: string; reader: Reader; note: ReactNode };

function ShownProduct({ sku, reader, note }: Props) {
  const { product, packagings } = useProduct(sku, reader);
  const { data } = product;
  if (product.isError) return <ProductFailed error={product.error} onRetry={() => void product.refetch()} />;
  if (data === null) return <ProductNotFound sku={sku} />;
  if (data === undefined || packagings.isLoading) return <ProductSkeleton />;
  const otherPacks = new Set(packagings.data?.map((each) => each.sku));
  return (
    <ProductPage product={data} shown={otherPacks} isOutdated={product.isPlaceholderData} note={note}>
      {data.type_id === 'bundle' ? (
        <BundleOffer key={data.sku} product={data} />
      ) : (
        <Offer product={data} packagings={packagings} />
      )}
    </ProductPage>
  );
}

function ProductFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['product', 'common', 'errors']);
  const words = useFailureWords(error);
  return (
    <>
      <h1 className={hiding.hidden}>{t('common:titles.products')}</h1>
      <BlockError heading={t('product:failed')} retry={t('errors:retry')} onRetry={onRetry} {...words} />
    </>
  );
}
