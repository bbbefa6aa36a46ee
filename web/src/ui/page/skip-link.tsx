import classes from './skip-link.module.css';

/** First in every page: jumps over the header for keyboard users. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className={classes.skip} href="#main">
    {children}
  </a>
);
