import { Waiting } from '#ui/page/waiting.tsx';
import screen from './cart-screen.module.css';
import classes from './cart-skeleton.module.css';

/** Shapes where the order will be, each as large as what takes its place. */
export const CartSkeleton = () => (
  <Waiting>
    <div className={classes.load} />
    <div className={screen.columns}>
      <div className="grid shrinkable gap-16">
        <div className={classes.delivery} />
        <div className={classes.lines} />
      </div>
      <div className={classes.sum} />
    </div>
  </Waiting>
);
