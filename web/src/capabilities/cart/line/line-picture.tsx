import { packPlaceholder } from '@dray/contract/catalogue/pack-placeholder.ts';
import { Picture } from '#ui/picture.tsx';
import classes from './line-picture.module.css';

type Props = { product: { thumbnail: string; pack_format: string } };

/** The pack on its tile; its name is beside it. */
export const LinePicture = ({ product: { thumbnail, pack_format } }: Props) => (
  <span className={classes.tile}>
    <Picture
      source={thumbnail}
      fallback={packPlaceholder(pack_format)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  </span>
);
