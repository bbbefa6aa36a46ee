import classes from './wordmark.module.css';

/** Packs on a pallet, one still to come, and the minimum's flag: the load gauge in small. */
export function Wordmark({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <span className={classes.wordmark}>
      <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" fill="currentColor">
        <rect x="1" y="9" width="5.5" height="13" rx="1.5" />
        <rect x="8" y="9" width="5.5" height="13" rx="1.5" />
        <rect x="15" y="14.5" width="5.5" height="7.5" rx="1.5" />
        <rect x="22.2" y="4" width="2.6" height="18" rx="1.3" className={classes.flag} />
        <rect x="1" y="24" width="25" height="2.6" rx="1.3" opacity=".75" />
      </svg>
      {name}
    </span>
  );
}
