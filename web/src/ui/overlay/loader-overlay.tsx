import { Loader } from '../loader.tsx';
import classes from './loader-overlay.module.css';

/**
 * Over the whole page while something runs that nobody may act beside, and only then: it says what. In the first 200 ms
 * it blocks but is not seen, so that what is quick does not flash.
 */
export const LoaderOverlay = ({ children }: { children: string }) => (
  <div className={classes.overlay} role="alert" aria-busy="true">
    <div className={`${classes.card} row gap-16 semibold`}>
      <Loader size={28} color="var(--primary)" />
      <p>{children}</p>
    </div>
  </div>
);
