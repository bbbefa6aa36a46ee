import classes from './loader.module.css';

type Props = { size: number; color?: string };

/** A ring that turns. What is being waited for is said beside it. */
export const Loader = ({ size, color = 'var(--primary)' }: Props) => (
  <span className={classes.ring} style={{ width: size, borderWidth: size / 8, color }} />
);
