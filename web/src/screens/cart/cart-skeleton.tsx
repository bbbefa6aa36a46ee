import { Waiting } from '#ui/page/waiting.tsx';
import screen from './cart-screen.module.css';
import classes from './cart-skeleton.module.css';

/** Shapes where the order will be, each as large as what takes its place. */
export const CartSkeleton = () => (
  <Waiting>
    <div className={screen.columns}>
      <div className={`${screen.order} grid shrinkable`}>
        <div className={classes.delivery} />
        <div className={classes.load} />
        <div className={classes.lines} />
      </div>
      <div className={classes.sum} />
    </div>
  </Waiting>
);
