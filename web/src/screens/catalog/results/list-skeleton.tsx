import { inventedProduct, ProductCard, type ViewName } from '#capabilities/catalogue/index.ts';
import { Waiting } from '#ui/page/waiting.tsx';
import classes from './list-skeleton.module.css';
import grid from './product-grid.module.css';

const shapes = Array.from({ length: 12 }, (_, index) => index);

/** The shape of the list that is on its way: cards from the real card, rows as high as the real rows. */
export function ListSkeleton({ view, isWide }: { view: ViewName; isWide: boolean }) {
  if (view === 'list') {
    return (
      <Waiting>
        <div className={classes.rows} data-narrow={!isWide || undefined}>
          {shapes.map((shape) => (
            <div key={shape} className={`${classes.row} row gap-12 rule-above`}>
              <span className={classes.picture} />
              <div className={`${classes.words} grow shrinkable`}>
                <p>{inventedProduct.name}</p>
                <p className={classes.second}>{inventedProduct.pack_label}</p>
                {!isWide && <div className={classes.quantity} />}
              </div>
            </div>
          ))}
        </div>
      </Waiting>
    );
  }
  return (
    <Waiting>
      <ul className={grid.grid}>
        {shapes.map((shape) => (
          <li key={shape}>
            <ProductCard product={inventedProduct} actions={<div className={classes.quantity} />} />
          </li>
        ))}
      </ul>
    </Waiting>
  );
}
