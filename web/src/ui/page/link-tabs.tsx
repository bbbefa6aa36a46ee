import type { ReactNode } from 'react';
import classes from './link-tabs.module.css';

type LinkLook = { className: string | undefined; 'aria-current': 'page' | undefined; children: ReactNode };

type Tab = {
  key: string;
  label: string;
  /** How many there are; nothing while it is not known. */
  count?: number | undefined;
  /** Instead of the number, where it cannot be known. */
  mark?: ReactNode;
  /** Only the screen knows where to. */
  link: (look: LinkLook) => ReactNode;
};

type Props = { label: string; current: string; tabs: readonly Tab[] };

/** Neighbouring screens that look like tabs: each has an address of its own, so they are links. */
export const LinkTabs = ({ label, current, tabs }: Props) => (
  <nav aria-label={label}>
    <ul className={`${classes.tabs} flex wrap gap-0-8 mt-8`}>
      {tabs.map(({ key, label: name, count, mark, link }) => (
        <li key={key}>
          {link({
            className: classes.tab,
            'aria-current': key === current ? 'page' : undefined,
            children: (
              <>
                {name}
                {mark ? (
                  <span className={classes.mark}>{mark}</span>
                ) : count ? (
                  <span className={classes.count}>{count}</span>
                ) : null}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  </nav>
);
