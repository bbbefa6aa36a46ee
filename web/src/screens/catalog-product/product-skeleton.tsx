import { Waiting } from '#ui/page/waiting.tsx';
import page from './product-page.module.css';
import classes from './product-skeleton.module.css';

/** Shapes where the product will be, each as large as what takes its place. */
export const ProductSkeleton = () => (
  <Waiting>
    <div className={classes.page}>
      <div className={classes.path} />
      <div className={page.columns}>
        <div className={page.side}>
          <div className={classes.stage} />
        </div>
        <div className={`${page.side} grid shrinkable gap-16`}>
          <div className={classes.head} />
          <div className={classes.price} />
          <div className={classes.packagings} />
          <div className={classes.quantity} />
          <div className={classes.delivery} />
        </div>
      </div>
      <div className={classes.sections} />
    </div>
  </Waiting>
);
