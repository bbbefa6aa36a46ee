import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { Picture } from '#ui/picture.tsx';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import classes from './product-picture.module.css';

type Pictured = Pick<ProductCardFieldsFragment, 'sku' | 'pack_format' | 'images' | 'thumbnail'>;
type Props = {
  product: Pictured;
  size: 'card' | 'row' | 'dense';
  /** In sight when the page opens, so that it is not left for later. */
  isEarly?: boolean;
};

const pixels = { card: 148, row: 40, dense: 34 };

/** The pack on its tile. Its name is beside it, so the picture itself has nothing to say to those who cannot see it. */
export function ProductPicture({ product, size, isEarly = false }: Props) {
  const source = size === 'card' ? (product.images[0]?.url ?? product.thumbnail) : product.thumbnail;
  return (
    <span className={classes.tile} data-size={size}>
      {/* One that is still on its way has neither. */}
      {product.sku && (
        <Picture
          source={source}
          fallback={packPlaceholder(product.pack_format)}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading={isEarly ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  );
}
