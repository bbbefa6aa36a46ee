import { IconStarFilled } from '@tabler/icons-react';
import classes from './favourites-picture.module.css';

/** Three packs of which one carries the star: what the words below it say. */
export const FavouritesPicture = () => (
  <div className={classes.picture} aria-hidden="true">
    <span className={classes.tile}>
      <img src="/packs/keg50-havranov.svg" alt="" width={88} height={88} />
    </span>
    <span className={classes.tile} data-middle>
      <img src="/packs/crate20-mlyn.svg" alt="" width={120} height={120} />
      <span className={classes.star}>
        <IconStarFilled size={20} />
      </span>
    </span>
    <span className={classes.tile}>
      <img src="/packs/cans24-free.svg" alt="" width={88} height={88} />
    </span>
  </div>
);
