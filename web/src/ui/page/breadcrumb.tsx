import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './breadcrumb.module.css';

type Props = {
  label: string;
  /** Links to the pages above this one, the highest first. */
  links: readonly { key: string; link: ReactNode }[];
  current: string;
};

/** Where a page is, and the way back up. */
export const Breadcrumb = ({ label, links, current }: Props) => (
  <nav aria-label={label} data-print="no">
    <ol className={classes.crumbs}>
      {links.map(({ key, link }) => (
        <li key={key} className={`${classes.crumb} inline-row gap-8`}>
          {link}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </li>
      ))}
      <li aria-current="page">{current}</li>
    </ol>
  </nav>
);
