import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AddToCart } from '#capabilities/cart/index.ts';
import { catalogueQueries, inventedProduct } from '#capabilities/catalogue/index.ts';
import { FavouriteStar } from '#capabilities/favourites/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockError } from '#ui/page/block-error.tsx';
import { Waiting } from '#ui/page/waiting.tsx';
import { FavouriteItem } from './favourite-item.tsx';
import classes from './favourites-block.module.css';
import { Block } from './rows/block.tsx';
import ways from './rows/way-on.module.css';

const shapes = [1, 2, 3, 4];

/** The first four favourites of the reader, at the prices of the chosen ship-to (N8, C8). */
export default function FavouritesBlock({ shipToId }: { shipToId: string | undefined }) {
  const { t } = useTranslation(['home', 'errors']);
  const preview = useQuery(catalogueQueries.favouritesPreview({ language: useLanguage(), shipToId }));
  const words = useFailureWords(preview.error);
  const products = preview.data?.items ?? [];

  return (
    <Block
      icon={IconStar}
      heading={t('favourites.heading')}
      aside={
        products.length > 0 && (
          <Link to="/catalog/favorites" className={`${ways.way} ${ways.quiet}`}>
            {t('favourites.all')}
          </Link>
        )
      }
    >
      {preview.isPending && (
        <Waiting>
          <ul className={classes.cards}>
            {shapes.map((shape) => (
              <li key={shape}>
                <FavouriteItem product={inventedProduct} actions={<div className={classes.actions} />} />
              </li>
            ))}
          </ul>
        </Waiting>
      )}
      {preview.isError && (
        <BlockError
          heading={t('favourites.failed')}
          retry={t('errors:retry')}
          onRetry={() => void preview.refetch()}
          {...words}
        />
      )}
      {preview.data && products.length === 0 && (
        <div className={classes.empty}>
          <p>{t('favourites.empty')}</p>
          <ButtonLink to="/catalog/products" variant="default">
            {t('favourites.browse')}
          </ButtonLink>
        </div>
      )}
      {products.length > 0 && (
        <ul className={classes.cards}>
          {products.map((product) => (
            <li key={product.sku}>
              <FavouriteItem
                product={product}
                star={<FavouriteStar product={product} />}
                actions={<AddToCart product={product} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
