import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './block-foot.module.css';
import ways from './way-on.module.css';

type Props = { link: (look: { className: string | undefined; children: ReactNode }) => ReactNode; children: ReactNode };

/** The way from a block to the screen of its own. */
export const BlockFoot = ({ link, children }: Props) => (
  <p className={classes.foot}>
    {link({
      className: ways.way,
      children: (
        <>
          {children}
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </>
      ),
    })}
  </p>
);
